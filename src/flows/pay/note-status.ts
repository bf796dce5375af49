import { PayStatus } from '../../api/pay/list-pay-methods'
import { advancePayment, type LedgerDeps } from './ledger'
import type { ServerStatus } from './types'

/** What the server said about a payment that was fetched for another reason. */
export function noteStatus(payId: string, status: ServerStatus, deps: LedgerDeps): void {
  if (status === PayStatus.Paid) advancePayment(payId, 'paid', deps)
  else if (status !== PayStatus.Due) advancePayment(payId, 'closed', deps)
}
