import { SessionExpiredError } from '../../errors'
import type { Credentials } from '../../shared/transport'
import type { SessionStore } from '../../stores/session-store'
import { checkToken, getLoginUserByToken } from './contract-session'

/**
 * Login by a stored token (client spec §7): a session kept from an earlier start is asked about, and its
 * record, which may be days old, fetched anew. A dead token is a 401, which the session guard handles; a
 * server that cannot be asked changes nothing. `tell` says in words that the token of an earlier release
 * is dead.
 */
export async function restoreSession(
  session: SessionStore,
  tell: (error: SessionExpiredError) => void = () => {},
): Promise<void> {
  if (session.storedToken) return exchange(session, session.storedToken, tell)
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

/** A token for the record of its user. Whoever logged in meanwhile is not disturbed. */
async function exchange(
  session: SessionStore,
  credentials: Credentials,
  tell: (error: SessionExpiredError) => void,
): Promise<void> {
  try {
    const user = await getLoginUserByToken(undefined, { quiet: true, credentials })
    if (session.storedToken === credentials) session.restore(user)
  } catch (error) {
    // A server that could not be asked is asked again at the next start.
    if (!(error instanceof SessionExpiredError) || session.storedToken !== credentials) return
    session.logout('expired')
    tell(error)
  }
}
