import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { type Coupon, type CouponState, coupon } from '../../contract'
import { CouponList } from './coupon-list'

/** A coupon as the gallery shows it. */
export const exampleCoupon = (
  id: string,
  state: CouponState,
  name: string,
  more: Partial<Coupon> = {},
): Coupon => ({
  id,
  name,
  amount: 2000,
  threshold: 12_800,
  classId: '',
  className: '',
  startsAt: 1_795_000_000,
  endsAt: 1_797_592_000,
  left: state === 2 ? 0 : 212,
  total: 300,
  storeId: '',
  storeName: '',
  usedAt: null,
  orderId: '',
  state,
  ...more,
})

/** Only examples carry coupons; everybody else asks for them page by page. */
export const valueSchema = v.optional(v.array(coupon))

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  columns: v.fallback(v.optional(v.picklist([1, 2]), 1), 1),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  /** What there is to claim, and what is one's own. */
  filter: v.fallback(v.optional(v.boolean(), true), true),
  /** Where a coupon is used. */
  useUrl: withDefault('/views/index?url=/product/list&classIds={classId}'),
  /** Where one of a single store is used, and which order took one that was. */
  storeUrl: withDefault('/views/index?url=/store/show&id={storeId}'),
  orderUrl: withDefault('/views/index?url=/order/show&id={orderId}'),
})
export type CouponListConfig = v.InferOutput<typeof configSchema>

const five = [
  exampleCoupon('1', 0, '新客首杯礼', { amount: 1000, threshold: 0 }),
  exampleCoupon('2', 0, 'Hop week', {
    amount: 1550,
    classId: '1',
    className: 'Hop-forward',
    left: 2,
  }),
  exampleCoupon('3', 1, 'For the whole table'),
  exampleCoupon('4', 2, 'A name nobody would give a coupon, because it does not fit in two lines', {
    amount: 888_800,
    threshold: 9_999_900,
    classId: '4',
    className: 'Sour & fruit',
  }),
  exampleCoupon('6', 1, 'Dark evenings', {
    storeId: '301',
    usedAt: 1_796_000_000,
    orderId: '700008',
  }),
  exampleCoupon('5', 3, '丰收拉格季', { amount: 1200, className: '清爽易饮', classId: '2' }),
]

/** `/coupon/index`: coupons to claim and to use (decision 0013). */
export const couponList = defineWidget(
  {
    type: 'couponList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 560,
    examples: {
      full: { value: five, config: {} },
      twoColumns: { value: five, config: { columns: 2, filter: false } },
      empty: { value: [], config: {} },
    },
  },
  CouponList,
)
