import * as v from 'valibot'
import { userRecord } from '../../http/shapes'
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

/** Another tab ended the session: so does this one, with caches cleared and home shown (client spec §4). */
export async function followLogout({
  session,
  navigator,
  tell,
}: Omit<FollowTabsDeps, 'persistence'>): Promise<void> {
  session.logout('logout')
  tell()
  await navigator.home().catch(() => undefined)
}

/**
 * Another tab changed the stored session: this one follows. A logout there is a logout here, a login
 * there a login here.
 */
export async function followTabs(deps: FollowTabsDeps): Promise<void> {
  const { session, persistence } = deps
  // A tab that is logging out itself goes home by itself.
  if (session.isLeaving) return
  const stored = v.safeParse(userRecord, persistence.read('session'))
  if (!stored.success) {
    return session.isLoggedIn ? followLogout(deps) : undefined
  }
  // The same token is our own word, come back: answering it would go on for ever.
  if (stored.output.token !== session.user?.token) session.login(stored.output)
}
