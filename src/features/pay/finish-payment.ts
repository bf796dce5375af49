import type { Navigator } from '../../routing/navigator'
import type { SessionStore } from '../../stores/session-store'
import { getLoginUserByToken } from '../login'
import type { PayOutcome } from './types'

/**
 * The after-handler of a payment (commerce spec §4): the user's record anew, since a payment may have
 * raised the grade.
 *
 * @throws AppError of the call; the payment stays paid.
 */
export async function afterPayment(session: Pick<SessionStore, 'refresh'>): Promise<void> {
  session.refresh(await getLoginUserByToken(undefined, { quiet: true }))
}

interface FinishDeps {
  readonly navigator: Pick<Navigator, 'current' | 'replace'>
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Says 支付成功. */
  readonly announce: () => void
  /** The after-handler: brings what the payment changed up to date (commerce spec §4). */
  readonly after: () => Promise<unknown>
  /** Says 回调失败. */
  readonly afterFailed: () => void
}

/**
 * After a payment the server confirmed: says so, runs the after-handler, leaves the words for the delay
 * of the type, then opens the page it ends at (point 5) in place of the pay page. Goes nowhere
 * when the user has left meanwhile. A failed after-handler is said and keeps nobody from going on.
 *
 * @throws NavigationError when the host refuses.
 */
export async function finishPayment(
  { url, delay }: Extract<PayOutcome, { kind: 'paid' }>,
  { navigator, sleep, announce, after, afterFailed }: FinishDeps,
): Promise<void> {
  const shown = navigator.current()
  announce()
  after().catch(afterFailed)
  await sleep(delay)
  if (navigator.current() !== shown) return
  await navigator.replace(url)
}
