import { defineWidget } from '../../engine/contract'
import { CouponList } from './coupon-list'
import { exampleCoupon } from './examples'
import { configSchema, valueSchema } from './schema'

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
  exampleCoupon('5', 3, '丰收拉格季', { amount: 1200, className: '清爽易饮', classId: '2' }),
]

/** `/coupon/index`: coupons to claim and to use (docs/decisions/0013). */
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
