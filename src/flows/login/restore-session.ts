import { checkToken } from '../../api/auth/check-token'
import { getLoginUserByToken } from '../../api/auth/get-login-user-by-token'
import type { SessionStore } from '../../stores/session-store'

/**
 * Login by a stored token (client spec §7): a session kept from an earlier start is asked about, and its
 * record, which may be days old, fetched anew. A dead token is a 401, which the session guard handles; a
 * server that cannot be asked changes nothing.
 */
export async function restoreSession(session: SessionStore): Promise<void> {
  if (!session.isLoggedIn) return
  const { epoch } = session
  try {
    const lives = await checkToken(undefined, { quiet: true })
    if (!lives) {
      session.expire(epoch)
      return
    }
    const user = await getLoginUserByToken(undefined, { quiet: true })
    session.refresh(user)
  } catch {
    // Offline, or refused: the guard has seen to it.
  }
}
