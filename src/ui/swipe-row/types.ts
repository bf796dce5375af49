import type { ReactNode } from 'react'

export interface SwipeAction {
  readonly key: string
  readonly name: string
  readonly danger?: boolean
  readonly onTap: () => void
}

export interface SwipeRowProps {
  readonly className?: string
  /**
   * Behind the row, uncovered by a swipe: one or two. A finger's shortcut and nothing else: what they do
   * must be possible by a button as well, since neither a keyboard nor a screen reader finds them here.
   */
  readonly actions: readonly SwipeAction[]
  readonly children?: ReactNode
}
