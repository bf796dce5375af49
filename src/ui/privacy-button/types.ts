import type { ReactNode } from 'react'

export interface PrivacyButtonProps {
  /** The host looks for a button of this id that was tapped. */
  readonly id: string
  readonly className?: string
  /** The tap counts as consent to the host's privacy guidelines. */
  readonly onAgree: () => void
  readonly children?: ReactNode
}
