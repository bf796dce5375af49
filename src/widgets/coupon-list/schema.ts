import * as v from 'valibot'
import { coupon } from '../../api/coupon/shapes'

/** Only examples carry coupons; everybody else asks for them page by page. */
export const valueSchema = v.optional(v.array(coupon))

export const configSchema = v.object({
  columns: v.fallback(v.optional(v.picklist([1, 2]), 1), 1),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  /** What there is to claim, and what is one's own. */
  filter: v.fallback(v.optional(v.boolean(), true), true),
  /** Where a coupon is used. */
  useUrl: v.fallback(
    v.optional(v.string(), '/views/index?url=/product/list&classIds={classId}'),
    '/views/index?url=/product/list&classIds={classId}',
  ),
})
export type CouponListConfig = v.InferOutput<typeof configSchema>
