import * as v from 'valibot'
import { cents, id, seconds } from '../../http/shapes'

/** What is bought: SKU and count (commerce spec §3, 'Order buy input'). */
export const orderProducts = v.pipe(
  v.array(
    v.object({
      productId: id,
      skuId: id,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    }),
  ),
  v.minLength(1),
  v.maxLength(100),
)

/** A coupon of the caller's beside a purchase: what it would take off, or why it does not fit. */
export const couponFit = v.object({
  id,
  name: v.string(),
  discount: cents,
  threshold: cents,
  endsAt: seconds,
  fits: v.boolean(),
  reason: v.string(),
})

export type CouponFit = v.InferOutput<typeof couponFit>
