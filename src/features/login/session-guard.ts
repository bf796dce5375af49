import * as v from 'valibot'
import { SessionExpiredError } from '../../errors'
import { type UserRecord, userRecord } from '../../http/shapes'
import type { Navigator } from '../../routing/navigator'
import { LOGIN } from '../../routing/table'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import { logout as sendLogout } from './contract-session'

export interface SessionGuardDeps {
  readonly session: SessionStore
  readonly navigator: Pick<Navigator, 'open' | 'current'>
  /** Forgets what was cached for the session, saved account and merchant excepted. */
  readonly clearCaches: () => void
  /** One login without a word to the user. Undefined when the host knows nobody. */
  readonly relogin: () => Promise<UserRecord | undefined>
  /** Leaves for a login that comes back to the saved target by itself. False when it must not. */
  readonly leaveToLogin: () => boolean
  /** The public address of the shown page, query included. */
  readonly currentUrl: () => string | undefined
  /** Ends this tab's session as another tab's logout. */
  readonly followLogout: () => void
  readonly tell: (error: SessionExpiredError) => void
}

/** Pages on which the user is logging in already. */
const ENTRANCES: readonly string[] = [LOGIN, '/user/reg', '/views/user/wechatLogin']

/**
 * What a refused session leads to (point 20): one silent login where the host allows it, however
 * many calls were refused; else the session is forgotten, the user told, and the login page opened once.
 */
export class SessionGuard {
  private running: { readonly epoch: number; readonly result: Promise<boolean> } | undefined
  /** Sessions from `first` to before `last` were renewed into the one of `last`. */
  private renewed: { readonly first: number; readonly last: number } | undefined

  constructor(private readonly deps: SessionGuardDeps) {}

  /** Whether the session of `epoch` has a living token again. Never rejects. */
  readonly recover = async (_error: SessionExpiredError, epoch: number): Promise<boolean> => {
    if (this.running?.epoch === epoch) return this.running.result
    if (epoch !== this.deps.session.epoch) return this.wasRenewed(epoch)
    const result = this.renew(epoch).catch(() => false)
    this.running = { epoch, result }
    try {
      return await result
    } finally {
      // Cleared in any case: a flag that stays up would hang every later refusal (pitfalls P5).
      if (this.running?.result === result) this.running = undefined
    }
  }

  /** The session of `epoch` is over. Says so once, and never to the user of a newer one. */
  readonly expired = (error: SessionExpiredError, epoch: number): void => {
    const { session, navigator, leaveToLogin, currentUrl, tell, followLogout } = this.deps
    if (epoch === session.epoch && session.endsElsewhere) {
      followLogout()
      return
    }
    if (!session.expire(epoch)) return
    const isThere = ENTRANCES.includes(navigator.current())
    if (!isThere) session.setReturnTarget(currentUrl())
    if (!isThere && leaveToLogin()) return
    tell(error)
    if (!isThere) navigator.open(LOGIN).catch(() => undefined)
  }

  private async renew(epoch: number): Promise<boolean> {
    const { session, relogin, clearCaches } = this.deps
    const before = session.user
    if (!before) return false
    const user = await relogin()
    // Somebody logged in or out meanwhile: theirs is the newer word.
    if (session.epoch !== epoch) return false
    // Another account of the same phone must not take over this one's pages.
    if (user?.id !== before.id) return false
    clearCaches()
    session.login(user)
    const first = this.renewed?.last === epoch ? this.renewed.first : epoch
    this.renewed = { first, last: session.epoch }
    return true
  }

  /** A late refusal of a token that was renewed since, for the same user. */
  private wasRenewed(epoch: number): boolean {
    const { renewed } = this
    if (!renewed || this.deps.session.epoch !== renewed.last) return false
    // Epochs rise, and this one is not the one of now.
    return epoch >= renewed.first
  }
}

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
    await sendLogout(undefined, { recover: false })
  } catch (error) {
    if (!(error instanceof SessionExpiredError)) {
      session.cancelLogout()
      throw error
    }
  }
  session.logout('logout')
  await navigator.home()
}
