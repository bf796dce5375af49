import type { AsyncApi } from '../api'
import {
  drawBars,
  navigateBack,
  navigateTo,
  redirectTo,
  reLaunch,
  switchTab,
  topPage,
} from '../pages'
import { pullDown, stopPullDown } from '../pull-down'
import type { BarState } from '../shell/navigation-bar'
import { setTabBadge, setTabBarHidden, setTabItem, setTabStyle } from '../shell/tab-bar'

const url = (options: Record<string, unknown>): string => String(options.url ?? '')

/** Page stack, bars and scrolling: the same on both hosts but for their failure values. */
export const routeApis: Record<string, AsyncApi> = {
  navigateTo: (options) => {
    const opener = topPage()
    navigateTo(url(options))
    return { eventChannel: eventChannel(), from: opener.path }
  },
  redirectTo: (options) => redirectTo(url(options)),
  reLaunch: (options) => reLaunch(url(options)),
  switchTab: (options) => switchTab(url(options)),
  navigateBack: (options) => navigateBack(Number(options.delta ?? 1)),
  setTabBarItem: setTabItem,
  setTabBarStyle: setTabStyle,
  setTabBarBadge: (options) => setTabBadge(options.index, String(options.text ?? '')),
  removeTabBarBadge: (options) => setTabBadge(options.index, ''),
  showTabBarRedDot: (options) => setTabBadge(options.index, '', true),
  hideTabBarRedDot: (options) => setTabBadge(options.index, ''),
  hideTabBar: () => setTabBarHidden(true),
  showTabBar: () => setTabBarHidden(false),
  showNavigationBarLoading: () => changeBar({ loading: true }),
  hideNavigationBarLoading: () => changeBar({ loading: false }),
  startPullDownRefresh: () => pullDown(),
  stopPullDownRefresh: () => stopPullDown(),
  pageScrollTo: (options) => {
    const { element } = topPage()
    const target = options.selector ? element.querySelector(String(options.selector)) : null
    const from = element.getBoundingClientRect().top
    const top = target
      ? element.scrollTop + target.getBoundingClientRect().top - from
      : Number(options.scrollTop ?? 0)
    element.scrollTo({ top, behavior: options.duration === 0 ? 'instant' : 'smooth' })
  },
  hideKeyboard: () => (document.activeElement as HTMLElement | null)?.blur(),
}

/** Changes the bar of the visible page. */
export function changeBar(change: BarState): void {
  Object.assign(topPage().bar, change)
  drawBars()
}

/** A channel between opener and opened page; the harness carries nothing over it. */
function eventChannel(): object {
  return { on: () => undefined, once: () => undefined, off: () => undefined, emit: () => undefined }
}
