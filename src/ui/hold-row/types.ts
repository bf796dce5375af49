import type { ReactNode } from 'react'

export interface HoldRowProps {
  readonly className?: string
  readonly onHold: () => void
  readonly children?: ReactNode
}
