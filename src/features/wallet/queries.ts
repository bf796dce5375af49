import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import type { Subject } from '../../engine/data/subjects'
import { listAccounts } from './contract-accounts'

/** The user's accounts with what they hold. */
export const accounts = {
  key: ['wallet'],
  load: ({ signal }: LoadContext) => listAccounts(undefined, { quiet: true, signal }),
} as const

/** Balances, their lines and the figures made of them. */
const MONEY: readonly Subject[] = ['wallet', 'bills', 'report/walletStats', 'withdrawals']

export const stale = {
  /** Money came or went. */
  afterMove: (queries: QueryClient) => markStale(queries, MONEY),
  /** A bank card or payment account was saved or removed. */
  afterPaymentAccount: (queries: QueryClient) =>
    markStale(queries, ['payment-accounts', 'withdrawals']),
  /** A withdrawal was paid or refused. */
  afterWithdrawal: (queries: QueryClient) => markStale(queries, ['withdrawals']),
  /** A transfer to our bank was announced, or its voucher sent: money moves when it is looked through. */
  afterOffline: (queries: QueryClient) => markStale(queries, ['offline-recharges']),
}
