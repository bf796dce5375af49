import * as v from 'valibot'
import { fieldCondition, guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import { couponFit, orderProducts } from '../order/contract'

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

/**
 * POST coupon/fit: what the caller's coupons would do for some products, and which could be claimed for them;
 * for a product's page and a cart. Ours (decision 0028).
 */
export const fitCoupons = endpoint({
  method: 'POST',
  path: 'coupon/fit',
  body: v.object({ products: orderProducts }),
  data: v.object({ mine: v.array(couponFit), open: v.array(coupon) }),
  auth: 'optional',
  read: true,
})

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
/** A hundred thousand yuan. */
const HIGHEST = 10_000_000

const shopCoupon = v.object({
  id,
  storeId: id,
  name: v.string(),
  amount: cents,
  threshold: cents,
  total: v.number(),
  claimed: v.number(),
  used: v.number(),
  startsAt: seconds,
  endsAt: seconds,
})

/** POST merchant/coupon/page: what the caller's stores give, for their owner (decision 0028). */
export const pageShopCoupons = endpoint({
  method: 'POST',
  path: 'merchant/coupon/page',
  body: v.object({
    ...pagingQuery.entries,
    merchantId: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  data: pageOf(shopCoupon),
  auth: 'user',
  read: true,
})

/** POST merchant/coupon/save: a new coupon of a store of the caller's. */
export const saveShopCoupon = endpoint({
  method: 'POST',
  path: 'merchant/coupon/save',
  body: v.object({
    storeId: v.pipe(id, v.minLength(1), v.maxLength(20)),
    name: v.object({ en: name, 'zh-Hans': name }),
    amount: v.pipe(cents, v.minValue(1), v.maxValue(HIGHEST)),
    threshold: v.pipe(cents, v.minValue(0), v.maxValue(HIGHEST)),
    total: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    requestId,
  }),
  data: shopCoupon,
  auth: 'user',
})
