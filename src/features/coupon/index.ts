export { pageShopCoupons, saveShopCoupon } from './contract-shop'
export { CouponStrip } from './parts/coupon-strip'
export { couponsFor, couponsOf } from './queries'
