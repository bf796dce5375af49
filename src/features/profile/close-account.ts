import type { Navigator } from '../../routing/navigator'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import { cancelAccount } from '../login/contract'

interface CloseAccountDeps {
  readonly session: SessionStore
  readonly persistence: Persistence
  readonly navigator: Navigator
}

/**
 * Closes the account for good, forgets it on this device (the saved number too: nobody logs in with it
 * again) and goes home.
 *
 * @throws AppError when the server did not close it: the user is then still logged in.
 */
export async function closeAccount(deps: CloseAccountDeps): Promise<void> {
  const { session, persistence, navigator } = deps
  await cancelAccount(undefined, { quiet: true })
  session.logout('logout')
  persistence.remove('account')
  await navigator.home()
}
