import Taro from '@tarojs/taro'
import type { HostChrome } from './types'

const ignore = () => {}

export const hostChrome: HostChrome = {
  // Taro's own call writes the title into innerHTML: a title is the server's text, so not through there.
  setTitle(title) {
    document.title = title
  },
  setTabTexts(texts) {
    texts.forEach((text, index) => {
      Promise.resolve(Taro.setTabBarItem({ index, text })).catch(ignore)
    })
  },
  setDark(dark) {
    document.documentElement.classList.toggle('theme-dark', dark)
    const backgroundColor = dark ? '#1c1917' : '#ffffff'
    const color = dark ? '#a8a29e' : '#57534e'
    const selectedColor = dark ? '#fb923c' : '#c2410c'
    Promise.resolve(Taro.setTabBarStyle({ backgroundColor, color, selectedColor })).catch(ignore)
  },
}
