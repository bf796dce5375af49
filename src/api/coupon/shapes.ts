import * as v from 'valibot'
import { cents, id, seconds } from '../shapes'

/** What somebody can do with a coupon (docs/decisions/0013). */
export const CouponState = { Open: 0, Claimed: 1, SoldOut: 2, Expired: 3 } as const
export type CouponState = (typeof CouponState)[keyof typeof CouponState]

export const coupon = v.object({
  id,
  name: v.string(),
  /** Taken off the order. */
  amount: cents,
  /** What the order must come to; 0 for any. */
  threshold: cents,
  /** The class of products it is for; empty for all. */
  classId: v.string(),
  /** Name of that class. */
  className: v.string(),
  startsAt: seconds,
  endsAt: seconds,
  /** How many are still to be had, and of how many. */
  left: v.number(),
  total: v.number(),
  /** For the caller, at the server's time. What is claimed and over is expired. */
  state: v.picklist(Object.values(CouponState)),
})
export type Coupon = v.InferOutput<typeof coupon>
