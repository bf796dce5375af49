import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { cents, fieldCondition, id, pageOf, pagingQuery, seconds } from '../../http/shapes'

/** What somebody can do with a coupon (decision 0013). */
export const CouponState = { Open: 0, Claimed: 1, SoldOut: 2, Expired: 3 } as const
export type CouponState = (typeof CouponState)[keyof typeof CouponState]

/** Which lines a coupon is for. */
export const couponConditions = v.object({
  logicalOperator: v.optional(v.picklist(['and', 'or'])),
  conditions: v.array(fieldCondition),
})

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
  /** The store that gives it and alone takes it; empty for all. */
  storeId: v.optional(v.string(), ''),
  /** Its name, ours (decision 0122). */
  storeName: v.optional(v.string(), ''),
  /** Which lines it is for, as `matches` reads it; absent for all (decision 0028). */
  conditions: v.optional(couponConditions),
  /** When the caller used it, and for which order. */
  usedAt: v.optional(v.nullable(seconds), null),
  orderId: v.optional(v.string(), ''),
  /** For the caller, at the server's time. What is claimed and over is expired. */
  state: v.picklist(Object.values(CouponState)),
})
export type Coupon = v.InferOutput<typeof coupon>

/**
 * POST coupon/claim: the coupon becomes the caller’s, once however often it is asked for; it is refused when
 * it is sold out or over (decision 0013).
 */
export const claimCoupon = guarded(
  endpoint({
    method: 'POST',
    path: 'coupon/claim',
    body: v.object({ couponId: id }),
    data: coupon,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.couponId }),
)

/**
 * POST coupon/page: coupons to be had, those that can still be claimed first; with `mine` those the caller
 * has claimed (decision 0013).
 */
export const pageCoupons = endpoint({
  method: 'POST',
  path: 'coupon/page',
  body: v.object({
    ...pagingQuery.entries,
    mine: v.optional(v.boolean()),
    /** Of the caller's: those that can be used, were used, or are over (decision 0028). */
    state: v.optional(v.picklist(['usable', 'used', 'expired'])),
    storeId: v.optional(v.pipe(v.string(), v.maxLength(20))),
  }),
  data: pageOf(coupon),
  auth: 'optional',
  read: true,
})
