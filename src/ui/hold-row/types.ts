import type { ReactNode } from 'react'

export interface HoldRowProps {
  readonly className?: string
  readonly onHold: () => void
  /** What a short press does. Without it a keyboard's press counts as a hold. */
  readonly onTap?: () => void
  readonly children?: ReactNode
}
