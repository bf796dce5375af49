import { PaymentUnknownError } from '../../errors'
import { handlerOf } from './handlers'
import type { PayDeps, PayOrder, PayOutcome } from './types'

/** Payments being made now. A second tap, or a second page, does not start one of them again (P14). */
const running = new Set<string>()

/**
 * Makes a payment: asks the server for it, then does what its type says (client spec §4), and believes
 * only the server about the end.
 *
 * @throws UserCancelledError when the user closed the sheet (a warning is enough); UnsupportedError when
 *   this client cannot pay that way; ApiError, NetworkError when the server refused or was not reached.
 */
export async function pay(order: PayOrder, deps: PayDeps): Promise<PayOutcome> {
  const { payId, payType } = order
  if (running.has(payId)) return { kind: 'running' }
  running.add(payId)
  try {
    remember(payId, deps)
    const outcome = await handlerOf(payType)(order, deps)
    if (outcome.kind === 'paid') forgetPendingPayment(payId, deps)
    return outcome
  } catch (error) {
    // Still pending on the device: the pay page asks the server when it opens again.
    if (error instanceof PaymentUnknownError) return { kind: 'confirming' }
    forgetPendingPayment(payId, deps)
    throw error
  } finally {
    running.delete(payId)
  }
}

type Stored = Pick<PayDeps, 'persistence'>

/** Written before the start, so that a killed app can ask how it ended. */
function remember(payId: string, { persistence }: Stored): void {
  try {
    persistence.write('pendingPayment', { payId, startedAt: Date.now() })
  } catch {
    // A full storage must not keep anyone from paying; the server knows the payment anyway.
  }
}

/** A start older than this is forgotten: the order has expired since. ms. */
const PENDING_TIME = 60 * 60 * 1000

/** True when this device started the payment within the last hour and has not heard how it ended. */
export function isPendingPayment(payId: string, { persistence }: Stored): boolean {
  const pending = persistence.read('pendingPayment')
  return pending?.payId === payId && Date.now() - pending.startedAt < PENDING_TIME
}

/** The payment has ended, or the user wants to start over. */
export function forgetPendingPayment(payId: string, { persistence }: Stored): void {
  if (persistence.read('pendingPayment')?.payId === payId) persistence.remove('pendingPayment')
}
