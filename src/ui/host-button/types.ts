import type { ReactNode } from 'react'

/** What only the host can give, and only when the user taps a button of its own. */
export type HostGift = 'phone' | 'avatar'

export interface HostButtonProps {
  readonly gift: HostGift
  readonly className?: string
  readonly label?: string
  readonly disabled?: boolean
  /** The host's answer, a refusal included, as its event carries it; `src/platform` reads it. */
  readonly onAnswer: (detail: unknown) => void
  readonly children?: ReactNode
}
