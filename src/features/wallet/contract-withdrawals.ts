import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

/* Money that goes to a bank card. All of these calls are ours (decision 0060). */

/** Somebody of the house looks at it; then it is paid, or refused and can be spent again. */
export const WithdrawalStatus = { Review: 1, Paid: 2, Refused: 3 } as const
export type WithdrawalStatus = (typeof WithdrawalStatus)[keyof typeof WithdrawalStatus]

const rules = v.object({
  /** Cents of one withdrawal. */
  least: cents,
  most: cents,
  /** Of a day: cents and withdrawals, refused ones aside, and how much of both is left. */
  dayMost: cents,
  dayTimes: v.number(),
  leftMost: cents,
  leftTimes: v.number(),
  /** Of ten thousand, within bounds: cents. */
  feeRate: v.number(),
  feeLeast: cents,
  feeMost: cents,
})
export type WithdrawalRules = v.InferOutput<typeof rules>

/** What of a withdrawal stays with the house. Cents. */
export const feeOfWithdrawal = (
  amount: number,
  { feeRate, feeLeast, feeMost }: Pick<WithdrawalRules, 'feeRate' | 'feeLeast' | 'feeMost'>,
): number => Math.min(feeMost, Math.max(feeLeast, Math.ceil((amount * feeRate) / 10_000)))

/** One withdrawal as its owner sees it. */
const withdrawal = v.object({
  id,
  status: v.picklist(Object.values(WithdrawalStatus)),
  /** What leaves the account; without `fee` it arrives. */
  amount: cents,
  fee: cents,
  bank: v.string(),
  holder: v.string(),
  /** Masked for its owner; whole for who pays it. */
  number: v.string(),
  /** Why it was refused; empty otherwise. */
  reason: v.string(),
  createdAt: seconds,
  decidedAt: v.nullable(seconds),
})
export type Withdrawal = v.InferOutput<typeof withdrawal>

/** GET asset/withdraw/rules: what may be withdrawn, what it costs, and what is left of today. */
export const getWithdrawalRules = endpoint({
  method: 'GET',
  path: 'asset/withdraw/rules',
  data: rules,
  auth: 'user',
})

/**
 * POST asset/withdraw/add: money to a bank card of the caller's. It cannot be spent while it is looked at.
 * `fee` is what was shown: at another one it answers 409. `requestId` makes a repeated call answer with the
 * first withdrawal.
 */
export const addWithdrawal = endpoint({
  method: 'POST',
  path: 'asset/withdraw/add',
  body: v.object({
    accountId: id,
    /** The card: an entry of `userAccount`. */
    cardId: id,
    amount: v.pipe(cents, v.minValue(1)),
    fee: v.pipe(cents, v.minValue(0)),
    payPassword: v.string(),
    requestId,
  }),
  data: withdrawal,
  auth: 'user',
})

/** POST asset/withdraw/page: the caller's, the newest first. */
export const pageWithdrawals = endpoint({
  method: 'POST',
  path: 'asset/withdraw/page',
  body: pagingQuery,
  data: pageOf(withdrawal),
  auth: 'user',
  read: true,
})

/** POST asset/withdraw/review: everybody's of a `status`, those that wait the oldest first; administrators only. */
export const pageReviews = endpoint({
  method: 'POST',
  path: 'asset/withdraw/review',
  body: pagingQuery,
  data: pageOf(
    v.object({
      ...withdrawal.entries,
      branch: v.string(),
      /** Whose it is: a name, and a masked number. */
      owner: v.string(),
      mobile: v.string(),
    }),
  ),
  auth: 'user',
  read: true,
})

/** POST asset/withdraw/decide: it was paid, or why it is not; once. Administrators only. */
export const decideWithdrawal = endpoint({
  method: 'POST',
  path: 'asset/withdraw/decide',
  body: v.object({
    id: v.pipe(id, v.minLength(1), v.maxLength(40)),
    isPaid: v.boolean(),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  data: withdrawal,
  auth: 'user',
})
