import { ListFooter } from '../list-footer/list-footer'
import type { EndMarkerProps } from '../types'

/** The end of a list that grows with its page. Mini-programs: a tap asks for more. */
export function EndMarker({ state, text, onReach }: EndMarkerProps) {
  return <ListFooter state={state} text={text} onTap={onReach} />
}
