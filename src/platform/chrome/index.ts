import Taro from '@tarojs/taro'
import { type Theme, tintOf } from '../../shared/colours'
import { TAB_ICONS, TOAST_TIME } from '../../shared/constants'
import type { HostChrome } from '../../shared/host'
import type { Question } from '../../shared/host-port'
import { drawTabBadges } from './tab-badge'

/** Outside a tab page the hosts refuse tab calls; the next tab page sets them again. */
const ignore = () => {}

interface Colours {
  readonly nav: string
  readonly page: string
  /** What the name of a selected icon ends with. */
  readonly on: string
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
  on: '-on',
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
  on: '-dark',
  tabs: {
    backgroundColor: '#1c1917',
    color: '#a8a29e',
    selectedColor: '#fb923c',
    borderStyle: 'black',
  },
}

interface Told {
  readonly nav?: string
  readonly page?: string
  readonly tabOn?: string
}

/** What the brand has a theme tell the host (`wardrobeOf` of config/brand). */
function worn(own: Colours, theme?: Told): Colours {
  if (!theme) return own
  const { nav = own.nav, page = own.page, tabOn = own.tabs.selectedColor } = theme
  return { ...own, nav, page, tabs: { ...own.tabs, selectedColor: tabOn } }
}

/** What a theme of the build, or a colour, has the host know. */
function told(wears: string, theme: Theme): Told | undefined {
  const tint = tintOf(wears, theme)
  return tint
    ? { nav: tint['--nav'], tabOn: tint['--brand-600'] }
    : JSON.parse(process.env.TARO_APP_WARDROBE || '{}')[wears]?.[theme]
}

function createChrome(): HostChrome {
  let colours = LIGHT
  let names: readonly string[] = []

  /** Names, icons and colours of the tabs. */
  function paintTabs(): void {
    names.forEach((text, index) => {
      const icon = `/assets/tab/${TAB_ICONS[index]}`
      Taro.setTabBarItem({
        ...{ index, text, iconPath: `${icon}.png` },
        selectedIconPath: `${icon}${colours.on}.png`,
      }).catch(ignore)
    })
    Taro.setTabBarStyle(colours.tabs).catch(ignore)
  }

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
      names = texts
      // With the colours: an app that began on another page could not be told before.
      paintTabs()
      drawTabBadges()
    },
    setDark(dark, wears = '') {
      colours = dark ? DARK : LIGHT
      if (process.env.TARO_APP_WARDROBE)
        colours = worn(colours, told(wears, dark ? 'dark' : 'light'))
      paintPage()
      paintTabs()
    },
    // A page bears it, and hosts ask nobody how their own parts move.
    setStill: ignore,
    // Hosts read their own language out.
    setLanguage: ignore,
  }
}

export const hostChrome: HostChrome = createChrome()

/** A short line that goes by itself (client spec §9: 1500 ms). Never throws. */
export function toast(title: string): void {
  Taro.showToast({ title, icon: 'none', duration: TOAST_TIME }).catch(() => {})
}

/** As `--danger` of the light theme; Alipay's dialog takes no colour. */
const DANGER = '#b91c1c'

/** Asks by the host's dialog: false for no and for a closed one, undefined when the host refused to show it. */
export async function confirm(question: Question): Promise<boolean | undefined> {
  const { title, text, ok, cancel, tone } = question
  try {
    const answer = await Taro.showModal({
      title,
      content: text,
      confirmText: ok,
      cancelText: cancel,
      ...(tone && { confirmColor: DANGER }),
    })
    return answer.confirm
  } catch {
    return undefined
  }
}
