import type { ReactNode } from 'react'

export interface NavBarProps {
  readonly title: string
  /** Draws the back button; needs `backLabel`. */
  readonly onBack?: () => void
  readonly backLabel?: string
  /** At the right: at most two icon buttons. */
  readonly right?: ReactNode
}
