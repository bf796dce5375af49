import Taro from '@tarojs/taro'
import type { HostChrome } from './types'

/** Outside a tab page the hosts refuse tab calls; the next tab page sets them again. */
const ignore = () => {}

export const hostChrome: HostChrome = {
  setTitle(title) {
    Taro.setNavigationBarTitle({ title }).catch(ignore)
  },
  setTabTexts(texts) {
    texts.forEach((text, index) => {
      Taro.setTabBarItem({ index, text }).catch(ignore)
    })
  },
  setDark(dark) {
    const backgroundColor = dark ? '#1c1917' : '#ffffff'
    const color = dark ? '#a8a29e' : '#57534e'
    const selectedColor = dark ? '#fb923c' : '#c2410c'
    Taro.setTabBarStyle({ backgroundColor, color, selectedColor }).catch(ignore)
  },
  // Hosts read their own language out.
  setLanguage: ignore,
}
