import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import type { Subject } from '../../engine/data/subjects'
import { needSetPayPassword } from './contract'

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

/** Whether the user has yet to set a pay password. */
export const lacksPayPassword = {
  key: ['need-pay-password'],
  load: ({ signal }: Pick<LoadContext, 'signal'>) =>
    needSetPayPassword(undefined, { quiet: true, signal }),
} as const

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
