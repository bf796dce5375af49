import { browserLogin } from '../../platform/browser-login'
import { readPhoneProof, readProfile } from '../../platform/identity'
import type { Navigator } from '../../routing/navigator'
import type { HostPort } from '../../shared/host-port'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import type { MiniLoginDeps } from './mini-login'
import { beginOfficialLogin } from './official-start'

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

/** A person asks for WeChat's login: the count of rounds starts anew. False when it cannot begin. */
export function askOfficialLogin(owners: {
  readonly session: SessionStore
  readonly navigator: Navigator
}): boolean {
  browserLogin.reset()
  return beginOfficialLogin({ ...owners, browserLogin })
}

/** The login page in WeChat's browser leaves for WeChat by itself, unless the user has just logged out. */
export function autoOfficialLogin(owners: {
  readonly session: SessionStore
  readonly navigator: Navigator
}): boolean {
  if (owners.session.signedOut === 'logout') return false
  return beginOfficialLogin({ ...owners, browserLogin })
}

/** Fetches a fresh confirmation of WeChat and comes back to `page`. */
export function confirmAgain(page: string): boolean {
  browserLogin.reset()
  return browserLogin.available && browserLogin.begin(page)
}
