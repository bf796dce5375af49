import { NavigationError } from '../errors'
import type { CodeAhead, HostNavigation } from '../shared/host-port'
import { fileOf, findRoute } from './derive'
import { HOME, type Route } from './table'
import { formatUrl, parseUrl } from './url'

type Query = Readonly<Record<string, string | number | undefined>>

/** Words by which a host opens a page; a tab page is opened by the last alone (client spec §8). */
export const WORDS = ['navigateTo', 'redirectTo', 'switchTab'] as const
export type Word = (typeof WORDS)[number]

/**
 * The only way from page to page. Speaks public paths, checks each target before the host sees it
 * (Taro's H5 router opens an unknown page as a blank one and reports success), and rejects with
 * NavigationError: missing url, unknown page, repeated target, a tab page by another word than its own, and
 * any other page by that one (client spec §8).
 */
export interface Navigator {
  /** Opens a page on top; a tab page is switched to instead. */
  open(url: string, query?: Query): Promise<void>
  /** Told first what is to be opened; true when it lies over the shown page instead (decision 0077). */
  over?: (path: string) => boolean
  /** Opens a page in place of the shown one; a tab page is switched to instead. */
  replace(url: string, query?: Query): Promise<void>
  /** Opens a page by this very word: where it is not the page's, the page stays closed. */
  go(word: Word, url: string): Promise<void>
  /**
   * Opens an address in place of the shown page in the package that has every widget, there and from now on: its
   * definition asks for one that the package `shop` has not.
   */
  widen(url: string): Promise<void>
  /** One page back; `/` when there is none (client spec §2). */
  back(): Promise<void>
  home(): Promise<void>
  /** How code is had before a page is opened, where it should be: a mini-program has it. */
  readonly ahead?: CodeAhead
  /** Whether another page is on its way: the shown one is about to lie behind it. */
  isLeaving(): boolean
  /** The public path of the shown page. */
  current(): string
  /** The public address, query included, of the page below the shown one; undefined when there is none. */
  previous(): string | undefined
}

interface Found {
  readonly route: Route
  readonly hostUrl: string
  readonly all: Query
}

/**
 * Creates the navigator over a host's page stack.
 *
 * @param leave told of each tab page that is switched to, by its path and its address with the query: hosts
 *   switch without one, so that the page reads it there.
 */
export function createNavigator(
  host: HostNavigation,
  leave?: (path: string, url: string) => void,
): Navigator {
  let pending: string | undefined
  /** What was found to ask for more than the package `shop` has, by which definition it is. */
  const wide = new Set<string>()

  function resolve(url: string, query?: Query): Found {
    if (!url) throw new NavigationError('missing-url', url)
    const target = parseUrl(url)
    const route = findRoute(target.path)
    if (!route) throw new NavigationError('unknown-page', url)
    const all = { ...target.query, ...query }
    const key = `${all.url ?? route.path}`
    const hostPath = host.toHostPath(route.path, `/${fileOf(route, key, wide.has(key))}`)
    return { route, hostUrl: formatUrl(hostPath, all), all }
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

  function go(word: Word, { route, hostUrl, all }: Found): Promise<void> {
    const isTab = route.tab !== undefined
    if (isTab !== (word === 'switchTab'))
      throw new NavigationError(isTab ? 'tab-page' : 'not-a-tab', hostUrl)
    if (isTab) leave?.(route.path, formatUrl(route.path, all))
    return once(hostUrl, () => host[word](hostUrl))
  }

  const either = (word: Word, found: Found) =>
    go(found.route.tab === undefined ? word : 'switchTab', found)

  const navigator: Navigator = {
    async open(url, query) {
      const found = resolve(url, query)
      if (navigator.over?.(found.route.path)) return
      // A mini-program refuses an eleventh page; replacing the top keeps the way back.
      await either(host.depth() >= MAX_DEPTH ? 'redirectTo' : 'navigateTo', found)
    },
    replace: async (url, query) => either('redirectTo', resolve(url, query)),
    go: async (word, url) => go(word, resolve(url)),
    async widen(url) {
      const { path, query } = parseUrl(url)
      wide.add(query.url ?? path)
      await navigator.replace(url)
    },
    async back() {
      if (host.depth() > 1) return once('back', () => host.back())
      return navigator.home()
    },
    isLeaving: () => pending !== undefined,
    get ahead() {
      return host.ahead
    },
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
