import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import { coupon } from './contract'
import { couponFit, orderProducts } from './contract-fit'

/* Of coupons beside a purchase, and of the shops that give them: the list of coupons needs neither. */

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
