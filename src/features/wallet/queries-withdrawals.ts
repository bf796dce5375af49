import type { LoadContext } from '../../engine/data/queries'
import { listAccounts } from './contract-accounts'
import { getWithdrawalRules, pageReviews, pageWithdrawals } from './contract-withdrawals'
import { paymentAccounts } from './queries-account'

/** What a withdrawal is made of: accounts of money, cards, and what is allowed today. */
export const withdrawalDesk = {
  key: ['withdrawals', 'desk'],
  async load(context: LoadContext) {
    const options = { quiet: true, signal: context.signal }
    const [{ accounts }, cards, rules] = await Promise.all([
      listAccounts(undefined, options),
      paymentAccounts(['bank']).load(context),
      getWithdrawalRules(undefined, options),
    ])
    return { accounts: accounts.filter(({ currency }) => currency === 'CNY'), cards, rules }
  },
} as const
export type WithdrawalDesk = Awaited<ReturnType<typeof withdrawalDesk.load>>

/** The user's withdrawals, the newest first. */
export const withdrawalPages = {
  key: ['withdrawals', 'mine'],
  load: (pageIndex: number, { signal }: LoadContext) =>
    pageWithdrawals({ body: { pageIndex } }, { quiet: true, signal }),
} as const

/** Everybody's of a status, for an administrator. */
export const reviewPages = (status: number) =>
  ({
    key: ['withdrawals', 'review', status],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageReviews({ body: { pageIndex, status } }, { quiet: true, signal }),
  }) as const
export type WithdrawalReview = Awaited<ReturnType<typeof pageReviews>>['result'][number]
