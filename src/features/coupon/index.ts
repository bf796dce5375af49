export { type Coupon, CouponState } from './contract'
export { CouponStrip } from './parts/coupon-strip'
export { couponsFor, couponsOf } from './queries'
