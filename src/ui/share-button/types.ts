import type { ReactNode } from 'react'

export interface ShareButtonProps {
  /** After the host has taken the tap. */
  readonly onTap?: () => void
  readonly children?: ReactNode
}
