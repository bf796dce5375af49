import type { Generated } from 'kysely'
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
  /** The store that gives it, which alone takes it; empty for all. */
  storeId: Generated<string>
  /** Who has made it with which request; empty for the house's. */
  requestId: Generated<string>
  /** The one person it is for, with the year; empty for all. */
  personal: Generated<string>
  /** JSON: which lines it is for, as `matches` reads it; empty for all. */
  conditions: Generated<string>
}

export interface CouponClaimTable {
  couponId: string
  userId: string
  createdAt: number
  /** When it was taken off an order, and of which; given back, both are empty again. */
  usedAt: Generated<number | null>
  orderId: Generated<string>
}

export interface CouponTables {
  coupons: CouponTable
  coupon_claims: CouponClaimTable
}
