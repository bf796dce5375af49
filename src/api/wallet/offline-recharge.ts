import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents, id, seconds } from '../shapes'
import { rechargeAmount } from './recharge'

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
