import type { ReactNode } from 'react'

export interface OverlayProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Name of the panel for screen readers. */
  readonly label: string
  /** From below, or in the middle. */
  readonly place: 'bottom' | 'middle'
  /** Neither the mask nor Esc closes it. */
  readonly firm?: boolean
  readonly children?: ReactNode
}
