import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isObject, readPath } from '../../shared/json'
import type { FieldCondition, Scalar } from '../../shared/query'
import { matches } from '../../shared/query-matches'
import type { When } from '../contract'
import { resolveRef, type Scope, useScope } from '../data/resolve'
import { NEVER, readWhen } from '../read/read-node'
import { type PageHost, useServices } from '../services'

const toScalar = (value: unknown): Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null

const toValue = (value: unknown): FieldCondition['value'] =>
  Array.isArray(value) ? value.map(toScalar) : toScalar(value)

/**
 * Whether a widget's condition holds, by the evaluator of every other filter (client spec §3). No
 * conditions at all are a damaged `when`: nothing is shown.
 */
export function holds({ logicalOperator, conditions }: When, scope: Scope): boolean {
  if (conditions.length === 0) return false
  const record = Object.fromEntries(
    conditions.map(({ field }) => {
      const value = readPath(scope, field)
      // A list or object is there, whatever is in it.
      return [field, isObject(value) || Array.isArray(value) ? true : toScalar(value)]
    }),
  )
  return matches(record, {
    logicalOperator,
    conditions: conditions.map(({ field, operator, value }) => ({
      field,
      operator,
      value: toValue(resolveRef(value, scope)),
    })),
  })
}

export interface WhileProps {
  /** `config.when`, as the definition has it. */
  readonly when: unknown
  readonly children: ReactNode
}

/** Draws a widget while its condition holds for session, route and page. */
export const WhileHolds = observer(function WhileHolds({ when: raw, children }: WhileProps) {
  const { host, report } = useServices()
  const when = useMemo(() => readWhen(raw) ?? NEVER, [raw])
  useEffect(() => {
    if (when === NEVER) report('a condition that cannot be read', raw)
  }, [when, raw, report])
  const isHeld = useIsBehind(host)
  const now = holds(when, useScope()())
  const last = useRef(now)
  // Nobody sees a page behind another one: what changed there is drawn when it is shown again.
  if (!isHeld) last.current = now
  return last.current ? children : null
})

/** Whether another page lies over this one. */
function useIsBehind(host: Pick<PageHost, 'usePageShow' | 'usePageHide'>): boolean {
  const [isBehind, setIsBehind] = useState(false)
  host.usePageShow(() => setIsBehind(false))
  host.usePageHide(() => setIsBehind(true))
  return isBehind
}
