import { NetworkError } from '../../errors'
import { LoginError } from '../../errors/login'
import type { UserRecord } from '../../http/user-record'
import { findRoute } from '../../routing/derive'
import type { Navigator } from '../../routing/navigator'
import { HOME, LOGIN } from '../../routing/table'
import { formatUrl, parseUrl, safeTarget } from '../../routing/url'
import type { BrowserLogin, OauthReturn } from '../../shared/host'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import { checkMobile, getOpenId, loginPublic } from './contract'
import { stepOf } from './host-identity'

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
  readonly browserLogin: BrowserLogin
  /** The public address of the shown page. */
  readonly currentUrl: () => string | undefined
}

/** The code WeChat has just handed over: it proves who binds a number, for as long as it lives. */
let proof: string | undefined

/** The code to bind a number with, if the page has not been loaded anew since. */
export const officialProof = (): string | undefined => proof

/** Why the last login through WeChat came to nothing, for the login page to say. */
let failure: unknown

/** Gives the reason once. */
export function takeOfficialFailure(): unknown {
  const taken = failure
  failure = undefined
  return taken
}

/**
 * Finishes what the official account's login began before the page was left: openId, login, bound mobile?
 * A code that does not work is tried again in a second round, then the ordinary login is for the user.
 */
export async function finishOfficialLogin(
  back: OauthReturn,
  deps: OfficialLoginDeps,
): Promise<void> {
  const { navigator, browserLogin, currentUrl } = deps
  const toLoginPage = async (error: unknown): Promise<void> => {
    failure = error
    if (navigator.current() !== LOGIN) await navigator.open(LOGIN)
  }
  if (back.status === 'declined') return toLoginPage(new LoginError('declined'))
  try {
    const { isBound } = await loginByOfficialCode(back.code, deps)
    browserLogin.reset()
    if (!isBound) await navigator.open(BIND_PAGE)
  } catch (error) {
    if (!(error instanceof NetworkError) && browserLogin.begin(currentUrl() ?? HOME)) return
    await toLoginPage(error)
  }
}

/**
 * Logs in with a code of the official account (client spec §4).
 *
 * @throws LoginError of the step that failed; NetworkError.
 */
export async function loginByOfficialCode(
  code: string,
  { session, persistence }: Pick<OfficialLoginDeps, 'session' | 'persistence'>,
): Promise<{ user: UserRecord; isBound: boolean }> {
  const quiet = { quiet: true } as const
  const { openId } = await stepOf('openId', getOpenId({ query: { code } }, quiet))
  if (!openId) throw new LoginError('noOpenId')
  const user = await stepOf('failed', loginPublic({ body: { openId, code } }, quiet))
  persistence.tryWrite('wechat_openId', openId)
  proof = code
  session.login(user)
  const { isBound } = await checkMobile({ query: { openid: openId } }, quiet).catch(() => ({
    isBound: user.mobile !== '',
  }))
  return { user, isBound }
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
