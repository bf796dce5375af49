import { browserLogin } from '../../platform/browser-login'
import { readPhoneProof, readProfile } from '../../platform/identity'
import type { HostPort } from '../../shared/host-port'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import type { MiniLoginDeps } from './mini-login'
import { beginOfficialLogin, type OfficialLoginDeps } from './official-start'

interface Owners {
  readonly host: Pick<HostPort, 'requestLoginCode'>
  readonly session: SessionStore
  readonly persistence: Persistence
}

/** The login this client has besides number and password. */
export type OneTap = 'wechat' | 'alipay' | 'official'

const ONE_TAP: Readonly<Record<string, OneTap>> = {
  WeChatLite: 'wechat',
  Alipay: 'alipay',
  WeChat: 'official',
}

/** Undefined on a client that has no login of its own, an ordinary browser for one. */
export const oneTapOf = (clientType: string): OneTap | undefined => ONE_TAP[clientType]

/** What a login through the host needs, over the real host. */
export function createHostLogin({ host, session, persistence }: Owners) {
  const deps: MiniLoginDeps = {
    session,
    persistence,
    requestLoginCode: host.requestLoginCode,
  }
  return { deps, readPhoneProof, readProfile }
}

type Asking = Pick<OfficialLoginDeps, 'session' | 'navigator'>

/** A person asks for WeChat's login: the count of rounds starts anew. False when it cannot begin. */
export function askOfficialLogin(owners: Asking, browser = browserLogin): boolean {
  browser.reset()
  return beginOfficialLogin({ ...owners, browserLogin: browser })
}

/** The login page in WeChat's browser leaves for WeChat by itself, unless the user has just logged out. */
export function autoOfficialLogin(owners: Asking, browser = browserLogin): boolean {
  if (owners.session.signedOut === 'logout') return false
  return beginOfficialLogin({ ...owners, browserLogin: browser })
}

/** Fetches a fresh confirmation of WeChat and comes back to `page`. */
export function confirmAgain(page: string, browser = browserLogin): boolean {
  browser.reset()
  return browser.available && browser.begin(page)
}
