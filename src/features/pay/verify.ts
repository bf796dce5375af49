import { PayStatus } from './contract'
import { advancePayment } from './ledger'
import type { PayEvent } from './machine'
import type { PayDeps } from './types'

/** Pauses between two questions, ms: ten seconds in all, after which a person is better asked. */
export const PAY_BACKOFF: readonly number[] = [300, 600, 1200, 2400, 4800]
/** For a payment left behind: over a minute, ever more rarely. */
export const SLOW_BACKOFF: readonly number[] = [2000, 5000, 10_000, 20_000, 40_000]

/** `due`: the server has no money yet. `unknown`: it could not be asked. */
export type PayEnd = 'paid' | 'closed' | 'due' | 'unknown'
type AskDeps = Pick<PayDeps, 'fetchStatus' | 'sleep' | 'persistence' | 'now' | 'userId'>

/** What the server says now. Never throws. */
export async function askStatus(
  payId: string,
  { fetchStatus }: Pick<PayDeps, 'fetchStatus'>,
): Promise<PayEnd> {
  try {
    const status = await fetchStatus(payId)
    if (status === PayStatus.Paid) return 'paid'
    return status === PayStatus.Due ? 'due' : 'closed'
  } catch {
    return 'unknown'
  }
}

const EVENTS: { readonly [E in PayEnd]: PayEvent } = {
  paid: 'paid',
  closed: 'closed',
  due: 'lose',
  unknown: 'lose',
}

/**
 * Asks the server until it says paid or closed, and notes the end. A question that fails is asked again:
 * the money may well have moved while the network was gone.
 */
export async function verifyPayment(
  payId: string,
  deps: AskDeps,
  pauses: readonly number[] = PAY_BACKOFF,
): Promise<PayEnd> {
  advancePayment(payId, 'verify', deps)
  let end = await askStatus(payId, deps)
  for (const pause of pauses) {
    if (end === 'paid' || end === 'closed') break
    await deps.sleep(pause)
    end = await askStatus(payId, deps)
  }
  advancePayment(payId, EVENTS[end], deps)
  return end
}
