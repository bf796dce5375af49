import Taro from '@tarojs/taro'
import type { Reveal } from './types'

/** Room above what is brought into sight, px. */
const ABOVE = 88

/** Scrolls the page. The hosts give nobody else's field the keyboard: that is the field's `autoFocus`. */
export const reveal: Reveal = (id) => {
  Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -ABOVE, duration: 200 }).catch(() => {
    // An element that is gone, or a host that cannot: the text beside the field still says it.
  })
}
