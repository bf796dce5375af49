import * as v from 'valibot'
import { userRecord } from '../../api/auth/shapes'
import type { Navigator } from '../../routing/navigator'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'

export interface FollowTabsDeps {
  readonly session: SessionStore
  readonly persistence: Pick<Persistence, 'read'>
  readonly navigator: Pick<Navigator, 'home'>
  /** Says in words that another tab logged out. */
  readonly tell: () => void
}

/**
 * Another tab changed the stored session: this one follows. A logout there is a logout here, with caches
 * cleared and home shown (client spec §4); a login there logs in here.
 */
export async function followTabs({
  session,
  persistence,
  navigator,
  tell,
}: FollowTabsDeps): Promise<void> {
  const stored = v.safeParse(userRecord, persistence.read('session'))
  if (!stored.success) {
    if (!session.isLoggedIn) return
    session.logout('logout')
    tell()
    return navigator.home().catch(() => undefined)
  }
  // The same token is our own word, come back: answering it would go on for ever.
  if (stored.output.token !== session.user?.token) session.login(stored.output)
}
