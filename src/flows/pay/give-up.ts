import { advancePayment } from './ledger'
import type { PayDeps } from './types'

/** The user says that nothing was paid and does not want to: nobody is reminded again. */
export const giveUpPayment = (
  payId: string,
  deps: Pick<PayDeps, 'persistence' | 'now' | 'userId'>,
): void => advancePayment(payId, 'cancel', deps)
