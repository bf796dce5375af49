import type { AsyncApi } from '../api'
import { isAlipay } from '../boot'
import { HostFailure } from '../bridge'
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
import { isTab, setTabBadge, setTabBarHidden, setTabItem, setTabStyle } from '../shell/tab-bar'

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
  setTabBarItem: onTabPage(setTabItem),
  setTabBarStyle: onTabPage(setTabStyle),
  setTabBarBadge: onTabPage(({ index, text }) => setTabBadge(index, String(text ?? ''))),
  removeTabBarBadge: onTabPage(({ index }) => setTabBadge(index, '')),
  showTabBarRedDot: onTabPage(({ index }) => setTabBadge(index, '', true)),
  hideTabBarRedDot: onTabPage(({ index }) => setTabBadge(index, '')),
  hideTabBar: onTabPage(() => setTabBarHidden(true)),
  showTabBar: onTabPage(() => setTabBarHidden(false)),
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

/** WeChat refuses to change the tab bar from a page that does not show it. */
function onTabPage(run: AsyncApi): AsyncApi {
  return (options) => {
    if (!isAlipay() && !isTab(topPage().path)) throw new HostFailure('not TabBar page')
    return run(options)
  }
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
