import type { SessionExpiredError } from '../../errors'
import type { UserRecord } from '../../http/shapes'
import type { Navigator } from '../../routing/navigator'
import { LOGIN } from '../../routing/table'
import type { SessionStore } from '../../stores/session-store'

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
    return epoch >= renewed.first && epoch < renewed.last
  }
}
