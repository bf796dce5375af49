import type { L10nJson } from '../database/l10n'

/** Money is cents; a coupon lasts from `startsAt` up to, and not including, `endsAt`. */
export interface CouponTable {
  id: string
  name: L10nJson
  /** The class of products it is for; empty for all. */
  classId: string
  amount: number
  /** What an order must come to; 0 for any. */
  threshold: number
  /** How many people can have one. */
  total: number
  startsAt: number
  endsAt: number
  position: number
}

export interface CouponClaimTable {
  couponId: string
  userId: string
  createdAt: number
}

export interface CouponTables {
  coupons: CouponTable
  coupon_claims: CouponClaimTable
}
