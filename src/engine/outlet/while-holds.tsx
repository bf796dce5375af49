import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useScope } from '../data/use-scope'
import { holds } from '../data/when'
import { NEVER, readWhen } from '../read/read-node'
import { useServices } from '../services'

export interface WhileProps {
  /** `config.when`, as the definition has it. */
  readonly when: unknown
  readonly children: ReactNode
}

/** Draws a widget while its condition holds for session, route and page. */
export const WhileHolds = observer(function WhileHolds({ when: raw, children }: WhileProps) {
  const { report } = useServices()
  const when = useMemo(() => readWhen(raw) ?? NEVER, [raw])
  useEffect(() => {
    if (when === NEVER) report('a condition that cannot be read', raw)
  }, [when, raw, report])
  return holds(when, useScope()()) ? children : null
})
