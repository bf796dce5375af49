import { PayStatus } from '../../api/pay/list-pay-methods'
import type { PayDeps } from './types'

/** Pauses between two questions, ms: ten seconds in all, after which a person is better asked. */
export const PAY_BACKOFF: readonly number[] = [300, 600, 1200, 2400, 4800]

/**
 * Asks the server until it says paid. A question that fails is asked again: the money may well have
 * moved while the network was gone.
 *
 * @returns `closed` when the payment was cancelled or has expired, `unknown` when ten seconds said nothing.
 */
export async function waitUntilPaid(
  payId: string,
  { fetchStatus, sleep }: Pick<PayDeps, 'fetchStatus' | 'sleep'>,
): Promise<'paid' | 'closed' | 'unknown'> {
  for (const pause of [0, ...PAY_BACKOFF]) {
    if (pause > 0) await sleep(pause)
    const status = await fetchStatus(payId).catch(() => PayStatus.Due)
    if (status === PayStatus.Paid) return 'paid'
    if (status !== PayStatus.Due) return 'closed'
  }
  return 'unknown'
}
