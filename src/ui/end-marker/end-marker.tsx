import { View } from '../primitives/elements'
import { ListFooter } from '../states/states'
import type { EndMarkerProps } from '../types'

/**
 * The end of a list that grows with its page. Mini-programs: a tap asks for more. Its box keeps the list as it
 * is: an element that is exchanged for another one sends all its neighbours to the view again.
 */
export function EndMarker({ state, text, onReach }: EndMarkerProps) {
  return (
    <View>
      <ListFooter state={state} text={text} onTap={onReach} />
    </View>
  )
}
