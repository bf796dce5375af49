import type { Navigator } from '../../routing/navigator'
import { formatUrl } from '../../routing/url'
import type { PayOutcome } from './types'

interface FinishDeps {
  readonly navigator: Navigator
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Says 支付成功. */
  readonly announce: () => void
}

/** The page that shows what the server knows about a payment. */
export const resultUrl = (payId: string): string => formatUrl('/asset/pay/success', { payId })

/**
 * After a payment the server confirmed: says so, leaves the words for the delay of its type, then opens
 * the address the server gave, else the success page (decisions.md, 5), in place of the pay page. Goes
 * nowhere when the user has left meanwhile.
 *
 * @throws NavigationError when the host refuses.
 */
export async function finishPayment(
  payId: string,
  { url, delay }: Extract<PayOutcome, { kind: 'paid' }>,
  { navigator, sleep, announce }: FinishDeps,
): Promise<void> {
  const shown = navigator.current()
  announce()
  await sleep(delay)
  if (navigator.current() !== shown) return
  await navigator.replace(url ?? resultUrl(payId))
}
