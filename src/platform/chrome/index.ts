import Taro from '@tarojs/taro'
import type { HostChrome } from '../../shared/host'
import { drawTabBadges } from './tab-badge'

/** Outside a tab page the hosts refuse tab calls; the next tab page sets them again. */
const ignore = () => {}

interface Colours {
  readonly nav: string
  readonly page: string
  readonly tabs: {
    readonly backgroundColor: string
    readonly color: string
    readonly selectedColor: string
    /** Alipay refuses a style without it. */
    readonly borderStyle: 'black' | 'white'
  }
}

/** As src/app.scss and src/theme.json have them: the host's own parts do not read its variables. */
const LIGHT: Colours = {
  nav: '#c2410c',
  page: '#f1f1f1',
  tabs: {
    backgroundColor: '#ffffff',
    color: '#57534e',
    selectedColor: '#c2410c',
    borderStyle: 'white',
  },
}
const DARK: Colours = {
  nav: '#1c1917',
  page: '#0c0a09',
  tabs: {
    backgroundColor: '#1c1917',
    color: '#a8a29e',
    selectedColor: '#fb923c',
    borderStyle: 'black',
  },
}

function createChrome(): HostChrome {
  let colours = LIGHT

  /** Title bar and background belong to the page that is shown, so each page paints its own. */
  function paintPage(): void {
    const { nav, page } = colours
    Taro.setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: nav }).catch(ignore)
    Taro.setBackgroundColor({ backgroundColor: page }).catch(ignore)
  }

  return {
    setTitle(title) {
      Taro.setNavigationBarTitle({ title }).catch(ignore)
      paintPage()
    },
    setTabTexts(texts) {
      texts.forEach((text, index) => {
        Taro.setTabBarItem({ index, text }).catch(ignore)
      })
      // An app that began on another page could not be told before.
      Taro.setTabBarStyle(colours.tabs).catch(ignore)
      drawTabBadges()
    },
    setDark(dark) {
      colours = dark ? DARK : LIGHT
      paintPage()
      Taro.setTabBarStyle(colours.tabs).catch(ignore)
    },
    // Hosts read their own language out.
    setLanguage: ignore,
  }
}

export const hostChrome: HostChrome = createChrome()
