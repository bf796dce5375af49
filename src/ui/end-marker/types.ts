import type { ListFooterProps } from '../list-footer/list-footer'

export interface EndMarkerProps {
  /** Only `more` asks by itself; `error` waits for a tap, so that a dead network is not hammered. */
  readonly state: ListFooterProps['state']
  /** The sentence for that state. */
  readonly text: string
  /** The end is in sight, or was tapped. */
  readonly onReach: () => void
}
