import type { Coupon, CouponState } from '../../contract'

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
  state,
  ...more,
})
