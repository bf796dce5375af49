import type { QueryClient } from '@tanstack/query-core'
import { markStale } from '../../engine/data/queries'
import type { Subject } from '../../engine/data/subjects'
import type { PayDeps } from './dispatch'
import { fetchPayment } from './host-deps'
import { isUnfinished, noteStatus, readPayment, verifyPayment } from './ledger'

/** What a payment changes: the order or package that is paid, what it opens, and the money. */
const PAID: readonly Subject[] = [
  'payment',
  'orders',
  'order',
  'orderCounts',
  'packages',
  'packageList',
  'vouchers',
  'grade',
  'gradeList',
  'tasks',
  'wallet',
  'bills',
  'report/walletStats',
]

/** A payment as the server has it; the ledger of the device learns what it says. */
export const paymentBy = (payId: string, clientType: string, deps: PayDeps) =>
  ({
    key: ['payment', payId],
    enabled: payId !== '',
    async load() {
      const payment = await fetchPayment(payId, clientType)
      noteStatus(payId, payment.status, deps)
      return payment
    },
  }) as const

/** How a payment ended; one this device has just started is waited for, since gateways report late. */
export const paymentResultOf = (payId: string, clientType: string, deps: PayDeps) =>
  ({
    key: ['payment-result', payId],
    enabled: payId !== '',
    async load() {
      if (isUnfinished(readPayment(payId, deps)?.state)) await verifyPayment(payId, deps)
      const payment = await fetchPayment(payId, clientType)
      noteStatus(payId, payment.status, deps)
      return { payment, state: readPayment(payId, deps)?.state }
    },
  }) as const

export const stale = {
  /** Paid. A result page must not begin with an older answer, so that one is forgotten. */
  async afterPayment(queries: QueryClient): Promise<void> {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes('payment-result') })
    await markStale(queries, PAID)
  },
}
