import { findRoute } from '../../routing/find-route'
import type { Navigator } from '../../routing/navigator'
import { safeTarget } from '../../routing/safe-target'
import { parseUrl } from '../../routing/url'
import { LOGIN_SUCCESS_DELAY } from '../../shared/constants'
import type { SessionStore } from '../../stores/session-store'

export interface FinishLoginDeps {
  readonly session: SessionStore
  readonly navigator: Navigator
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Tells the user that it worked. Left out where nobody typed anything. */
  readonly announce?: () => void
}

/**
 * After a login: says so, leaves the words on screen for a moment (decisions.md, 26), then goes to the
 * saved target, else to the previous page, else home (client spec §2). A target that waits under the
 * login page is gone back to, so that it keeps its state. Goes nowhere when the user has left meanwhile.
 *
 * @throws NavigationError when the host refuses.
 */
export async function finishLogin(deps: FinishLoginDeps): Promise<void> {
  const { session, navigator, wait, announce } = deps
  const target = safeTarget(session.takeReturnTarget())
  const shown = navigator.current()
  announce?.()
  await wait(LOGIN_SUCCESS_DELAY)
  if (navigator.current() !== shown) return
  const below = navigator.previous()
  if (target === undefined || (below !== undefined && samePage(target, below))) {
    return navigator.back()
  }
  return navigator.replace(target)
}

/** Equal pages have equal queries; neither an alias nor the order of parameters makes a difference. */
function samePage(left: string, right: string): boolean {
  const [a, b] = [parseUrl(left), parseUrl(right)]
  const names = Object.keys(a.query)
  return (
    (findRoute(a.path)?.path ?? a.path) === (findRoute(b.path)?.path ?? b.path) &&
    names.length === Object.keys(b.query).length &&
    names.every((name) => a.query[name] === b.query[name])
  )
}
