import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { When } from '../contract'
import { useScope } from '../data/use-scope'
import { holds } from '../data/when'

interface WhileProps {
  readonly when: When
  readonly children: ReactNode
}

/** Draws a widget while its condition holds for session, route and page. */
export const While = observer(function While({ when, children }: WhileProps) {
  return holds(when, useScope()()) ? children : null
})
