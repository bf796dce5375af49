import { NavigationError } from '../errors'
import type { HostNavigation } from '../shared/host-port'
import { fileOf, findRoute } from './derive'
import { HOME, type Route } from './table'
import { formatUrl, parseUrl } from './url'

type Query = Readonly<Record<string, string | number | undefined>>

/**
 * The only way from page to page. Speaks public paths, checks each target before the host sees it
 * (Taro's H5 router opens an unknown page as a blank one and reports success), and rejects with
 * NavigationError: missing url, unknown page, repeated target (client spec §8).
 */
export interface Navigator {
  /** Opens a page on top; a tab page is switched to instead. */
  open(url: string, query?: Query): Promise<void>
  /** Told first what is to be opened; true when it lies over the shown page instead (decision 0077). */
  over?: (path: string) => boolean
  /** Opens a page in place of the shown one. */
  replace(url: string, query?: Query): Promise<void>
  /** Switches to a tab page; refuses any other. */
  switchTab(url: string): Promise<void>
  /** Closes all pages and opens this one. */
  restart(url: string, query?: Query): Promise<void>
  /** One page back; `/` when there is none (client spec §2). */
  back(): Promise<void>
  home(): Promise<void>
  /** Whether another page is on its way: the shown one is about to lie behind it. */
  isLeaving(): boolean
  /** The public path of the shown page. */
  current(): string
  /** The public address, query included, of the page below the shown one; undefined when there is none. */
  previous(): string | undefined
}

/** Creates the navigator over a host's page stack. */
export function createNavigator(host: HostNavigation): Navigator {
  let pending: string | undefined

  function resolve(url: string, query?: Query): { route: Route; hostUrl: string } {
    if (!url) throw new NavigationError('missing-url', url)
    const target = parseUrl(url)
    const route = findRoute(target.path)
    if (!route) throw new NavigationError('unknown-page', url)
    const all = { ...target.query, ...query }
    const hostPath = host.toHostPath(route.path, `/${fileOf(route, `${all.url}`)}`)
    return { route, hostUrl: formatUrl(hostPath, all) }
  }

  /** Two taps on one thing open one page; a second target is allowed at once (pitfalls P4). */
  async function once(hostUrl: string, go: () => Promise<void>): Promise<void> {
    if (pending === hostUrl) throw new NavigationError('repeated', hostUrl)
    pending = hostUrl
    try {
      await go()
    } catch (cause) {
      throw new NavigationError('host', hostUrl, cause)
    } finally {
      if (pending === hostUrl) pending = undefined
    }
  }

  const switchTo = (route: Route, hostUrl: string) =>
    once(hostUrl, () => host.switchTab(host.toHostPath(route.path, `/${fileOf(route)}`)))

  const navigator: Navigator = {
    async open(url, query) {
      const { route, hostUrl } = resolve(url, query)
      if (navigator.over?.(route.path)) return
      if (route.tab !== undefined) return switchTo(route, hostUrl)
      // A mini-program refuses an eleventh page; replacing the top keeps the way back.
      if (host.depth() >= MAX_DEPTH) return once(hostUrl, () => host.redirectTo(hostUrl))
      return once(hostUrl, () => host.navigateTo(hostUrl))
    },
    async replace(url, query) {
      const { route, hostUrl } = resolve(url, query)
      if (route.tab !== undefined) return switchTo(route, hostUrl)
      return once(hostUrl, () => host.redirectTo(hostUrl))
    },
    async switchTab(url) {
      const { route, hostUrl } = resolve(url)
      if (route.tab === undefined) throw new NavigationError('not-a-tab', url)
      return switchTo(route, hostUrl)
    },
    async restart(url, query) {
      const { route, hostUrl } = resolve(url, query)
      if (route.tab !== undefined) return switchTo(route, hostUrl)
      return once(hostUrl, () => host.reLaunch(hostUrl))
    },
    async back() {
      if (host.depth() > 1) return once('back', () => host.back())
      return navigator.home()
    },
    isLeaving: () => pending !== undefined,
    home: () => navigator.open(HOME),
    current: () => findRoute(host.currentPath())?.path ?? host.currentPath(),
    previous() {
      const below = host.previousUrl()
      if (below === undefined) return undefined
      const { path, query } = parseUrl(below)
      return formatUrl(findRoute(path)?.path ?? path, query)
    },
  }
  return navigator
}

/** Page stack limit of both mini-program hosts (docs/reference/limits.md). */
const MAX_DEPTH = 10
