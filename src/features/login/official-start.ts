import { findRoute } from '../../routing/derive'
import type { Navigator } from '../../routing/navigator'
import { HOME } from '../../routing/table'
import { formatUrl, parseUrl, safeTarget } from '../../routing/url'
import type { BrowserLogin } from '../../shared/host'
import type { KeptStore } from '../../stores/kept-store'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'

/** A host's address in the words people and servers use; undefined for a page nobody knows. */
export function publicAddress(hostUrl: string | undefined): string | undefined {
  if (hostUrl === undefined) return undefined
  const { path, query } = parseUrl(hostUrl)
  const route = findRoute(path)
  return route && formatUrl(route.path, query)
}

/** Where a logged-in user without a bound mobile goes (client spec §2). */
export const BIND_PAGE = '/views/user/wechatLogin'

export interface OfficialLoginDeps {
  readonly session: SessionStore
  readonly navigator: Pick<Navigator, 'open' | 'current' | 'previous'>
  readonly persistence: Pick<Persistence, 'tryWrite'>
  readonly kept: KeptStore
  readonly browserLogin: BrowserLogin
  /** The public address of the shown page. */
  readonly currentUrl: () => string | undefined
}

/** Leaves for WeChat and comes back to where the user wanted to go. False when it must not. */
export function beginOfficialLogin({
  session,
  navigator,
  browserLogin,
}: Pick<OfficialLoginDeps, 'session' | 'navigator' | 'browserLogin'>): boolean {
  if (!browserLogin.available) return false
  const target = safeTarget(session.returnTarget) ?? safeTarget(navigator.previous())
  return browserLogin.begin(target ?? HOME)
}
