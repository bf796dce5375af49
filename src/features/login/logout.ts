import { SessionExpiredError } from '../../errors'
import type { Navigator } from '../../routing/navigator'
import type { SessionStore } from '../../stores/session-store'
import { logout as sendLogout } from './contract'

interface LogoutDeps {
  readonly session: SessionStore
  readonly navigator: Navigator
}

/**
 * Ends the session on the server and here, then goes home (client spec §4).
 *
 * @throws AppError when the server could not end it: the user is then still logged in. A session the
 *   server has forgotten already is no failure.
 */
export async function logout({ session, navigator }: LogoutDeps): Promise<void> {
  session.beginLogout()
  try {
    await sendLogout(undefined, { quiet: true, recover: false })
  } catch (error) {
    if (!(error instanceof SessionExpiredError)) {
      session.cancelLogout()
      throw error
    }
  }
  session.logout('logout')
  await navigator.home()
}
