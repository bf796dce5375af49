import type { QueryClient } from '@tanstack/query-core'
import { markStale } from '../../engine/data/queries'
import type { Subject } from '../../engine/data/subjects'

/** What a payment changes: the order or package that is paid, what it opens, and the money. */
const PAID: readonly Subject[] = [
  'payment',
  'orders',
  'order',
  'orderCounts',
  'packages',
  'packageList',
  'gradeList',
  'tasks',
  'wallet',
  'bills',
  'report/walletStats',
]

export const stale = {
  /** Paid. A result page must not begin with an older answer, so that one is forgotten. */
  async afterPayment(queries: QueryClient): Promise<void> {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes('payment-result') })
    await markStale(queries, PAID)
  },
  /** A pay password was set for the first time, or another one. */
  afterPassword: (queries: QueryClient) =>
    markStale(queries, ['need-pay-password', 'payPasswordForm']),
}
