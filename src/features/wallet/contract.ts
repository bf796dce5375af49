import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, requestId, seconds } from '../../http/shapes'
import type { AccountKind } from './rules/banks'

/** Where money of a user goes outside the app, as it is offered. */
export const ACCOUNT_KINDS = ['bank', 'alipay', 'wechat'] as const satisfies readonly AccountKind[]

/**
 * POST ctf/assetaccount/getCtfPrice: what a transfer costs, in cents. With `toMobile` it also says who
 * would get it, masked, or refuses with why nobody can.
 */
export const getTransferPrice = endpoint({
  method: 'POST',
  path: 'ctf/assetaccount/getCtfPrice',
  body: v.object({
    amount: v.pipe(cents, v.minValue(1)),
    toMobile: v.optional(v.string(), ''),
  }),
  data: v.object({ amount: cents, fee: cents, total: cents, receiver: v.optional(v.string()) }),
  auth: 'user',
  read: true,
})
export type TransferPrice = v.InferOutput<typeof getTransferPrice.contract.data>

/** Cents one top-up may be, by gateway or by bank transfer. */
export const RECHARGE_LIMITS = { least: 100, most: 5_000_000 } as const

export const rechargeAmount = v.pipe(
  cents,
  v.minValue(RECHARGE_LIMITS.least),
  v.maxValue(RECHARGE_LIMITS.most),
)

/**
 * POST recharge/: the generic add of client spec §7 for a top-up (decision 0010); the server adds
 * `userId`. It answers with the payment to make; the account rises when that is paid, once. `requestId`
 * makes a repeated call answer with the first payment.
 */
export const addRecharge = endpoint({
  method: 'POST',
  path: 'recharge/',
  body: v.object({ accountId: id, amount: rechargeAmount, requestId }),
  data: v.object({ id, userId: id, payId: id, accountId: id, amount: cents }),
  auth: 'user',
})

/** A transfer is awaited, its voucher is looked at, and then it counts or it does not. */
export const OfflineStatus = { Open: 0, Waiting: 1, Approved: 2, Rejected: 3 } as const
export type OfflineStatus = (typeof OfflineStatus)[keyof typeof OfflineStatus]

/** One top-up by bank transfer. */
export const offlineRecharge = v.object({
  id,
  userId: id,
  accountId: id,
  amount: cents,
  code: v.string(),
  voucher: v.string(),
  status: v.picklist(Object.values(OfflineStatus)),
  reason: v.string(),
  createdAt: seconds,
  submittedAt: v.nullable(seconds),
  reviewedAt: v.nullable(seconds),
})
export type OfflineRecharge = v.InferOutput<typeof offlineRecharge>

/**
 * POST offlineRecharge/: the generic add for a top-up by bank transfer. Who has one that waits for its
 * transfer gets that one, with the new amount: its remark code may be on the way already.
 */
export const addOfflineRecharge = endpoint({
  method: 'POST',
  path: 'offlineRecharge/',
  body: v.object({ accountId: id, amount: rechargeAmount }),
  data: offlineRecharge,
  auth: 'user',
})

/** PUT offlineRecharge/: hands in the voucher, the first time or after a rejection. */
export const submitOfflineRecharge = endpoint({
  method: 'PUT',
  path: 'offlineRecharge/',
  body: v.object({ id, voucher: v.pipe(v.string(), v.regex(/^\/files\/\w+\.\w+$/)) }),
  data: offlineRecharge,
  auth: 'user',
})

/** The entity of the generic list call for these records. */
export const OFFLINE_RECHARGE = 'offlineRecharge'

/** Characters of a holder's or a bank's name, and of a branch's. */
export const ACCOUNT_TEXT = { name: 40, branch: 60 } as const

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ACCOUNT_TEXT.name))

/**
 * POST asset/account/userAccount/addOrEdit: the account withdrawals go to; without `id` a new one. The
 * number comes back masked, so a change without one keeps it. The first account is the default one.
 */
export const saveAccount = endpoint({
  method: 'POST',
  path: 'asset/account/userAccount/addOrEdit',
  body: v.object({
    id: v.optional(v.string(), ''),
    kind: v.picklist(ACCOUNT_KINDS),
    bank: name,
    holder: name,
    number: v.optional(v.pipe(v.string(), v.regex(/^([\w@.+-]{4,40})?$/)), ''),
    branch: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(ACCOUNT_TEXT.branch)), ''),
    isDefault: v.optional(v.boolean(), false),
  }),
  data: v.object({
    id,
    kind: v.string(),
    bank: v.string(),
    holder: v.string(),
    number: v.string(),
    branch: v.string(),
    isDefault: v.boolean(),
  }),
  auth: 'user',
})

/**
 * POST ctf/assetaccount/transfer: moves money of the caller to another user. `requestId` makes a repeated
 * call answer with the first transfer.
 */
export const transfer = endpoint({
  method: 'POST',
  path: 'ctf/assetaccount/transfer',
  body: v.object({
    accountId: id,
    toMobile: v.string(),
    amount: v.pipe(cents, v.minValue(1)),
    payPassword: v.string(),
    requestId,
  }),
  data: v.object({ id, amount: cents, fee: cents, balance: cents }),
  auth: 'user',
})
