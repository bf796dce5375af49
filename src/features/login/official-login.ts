import { LoginError, NetworkError } from '../../errors'
import type { UserRecord } from '../../http/shapes'
import { HOME, LOGIN } from '../../routing/table'
import type { OauthReturn } from '../../shared/host'
import { keptKey } from '../../stores/kept-store'
import { checkMobile, getOpenId, loginPublic } from './contract'
import { stepOf } from './mini-login'
import { BIND_PAGE, type OfficialLoginDeps } from './official-start'

/** The code WeChat has just handed over: it proves who binds a number, for as long as it lives. */
export const OFFICIAL_PROOF = keptKey<string>('user')

/** Why the last login through WeChat came to nothing, for the login page to say once. */
export const OFFICIAL_FAILURE = keptKey<unknown>('user')

/**
 * Finishes what the official account's login began before the page was left: openId, login, bound mobile?
 * A code that does not work is tried again in a second round, then the ordinary login is for the user.
 */
export async function finishOfficialLogin(
  back: OauthReturn,
  deps: OfficialLoginDeps,
): Promise<void> {
  const { navigator, browserLogin, currentUrl, kept } = deps
  const toLoginPage = async (error: unknown): Promise<void> => {
    kept.set(OFFICIAL_FAILURE, error)
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
  { session, persistence, kept }: Pick<OfficialLoginDeps, 'session' | 'persistence' | 'kept'>,
): Promise<{ user: UserRecord; isBound: boolean }> {
  const quiet = { quiet: true } as const
  const { openId } = await stepOf('openId', getOpenId({ query: { code } }, quiet))
  if (!openId) throw new LoginError('noOpenId')
  const user = await stepOf('failed', loginPublic({ body: { openId, code } }, { background: true }))
  persistence.tryWrite('wechat_openId', openId)
  session.login(user)
  kept.set(OFFICIAL_PROOF, code)
  const { isBound } = await checkMobile({ query: { openid: openId } }, quiet).catch(() => ({
    isBound: user.mobile !== '',
  }))
  return { user, isBound }
}
