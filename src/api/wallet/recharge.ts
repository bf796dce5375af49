import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents, id } from '../shapes'

/** Cents one top-up may be, by gateway or by bank transfer. */
export const RECHARGE_LIMITS = { least: 100, most: 5_000_000 } as const

export const rechargeAmount = v.pipe(
  cents,
  v.minValue(RECHARGE_LIMITS.least),
  v.maxValue(RECHARGE_LIMITS.most),
)

/**
 * POST recharge/: the generic add of client spec §7 for a top-up (docs/decisions/0010); the server adds
 * `userId`. It answers with the payment to make; the account rises when that is paid, once. `requestId`
 * makes a repeated call answer with the first payment.
 */
export const addRecharge = endpoint({
  method: 'POST',
  path: 'recharge/',
  body: v.object({ accountId: id, amount: rechargeAmount, requestId: v.string() }),
  data: v.object({ id, userId: id, payId: id, accountId: id, amount: cents }),
  auth: 'user',
})
