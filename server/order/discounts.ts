import { type Kysely, sql } from 'kysely'
import type { CouponFit } from '../../src/features/coupon/contract-fit'
import { moneyText } from '../../src/shared/money'
import { matches } from '../../src/shared/query-matches'
import { readConditions } from '../coupon/conditions'
import { type L10nText, readText } from '../database/l10n'
import type { Database } from '../database/schema'
import type { Locale } from '../handler'

/** A line as coupons look at it. `net` is what all pieces cost, cents. */
export interface Discountable {
  readonly productId: string
  readonly classId: string
  readonly parentClassId: string
  readonly storeId: string
  readonly priceStyleId: string
  readonly price: number
  readonly net: number
}

/**
 * Splits a sum over lines by what they weigh, to the cent: the parts add up to it, and none is more than its
 * weight when the sum is not more than all of them.
 */
export function share(total: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map(() => 0)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    const part = Math.floor((total * passed) / all) - given
    given += part
    return part
  })
}

/** A coupon somebody has and has not used. */
export interface HeldCoupon {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly threshold: number
  readonly storeId: string
  readonly conditions: string
  readonly startsAt: number
  readonly endsAt: number
}

/** The coupons a user can still use, the most valuable first. @param now seconds. */
export function heldCoupons(db: Kysely<Database>, userId: string, now: number) {
  return db
    .selectFrom('coupon_claims')
    .innerJoin('coupons', 'coupons.id', 'coupon_claims.couponId')
    .selectAll('coupons')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('endsAt', '>', now)
    .orderBy('coupons.amount', 'desc')
    .orderBy('coupons.id')
    .execute()
}

/** Which lines a coupon is for; the same data tells a client. */
export function coversLine(coupon: HeldCoupon, line: Discountable): boolean {
  if (coupon.storeId !== '' && coupon.storeId !== line.storeId) return false
  if (coupon.conditions === '') return true
  // A damaged one covers nothing.
  const condition = readConditions(coupon.conditions)
  return condition !== undefined && matches({ ...line }, condition)
}

const REASONS = {
  none: { en: 'It is not for these goods.', 'zh-Hans': '所选商品不适用' },
  early: { en: 'It does not count yet.', 'zh-Hans': '尚未到使用时间' },
} as const satisfies Readonly<Record<string, L10nText>>

const short = (missing: number): L10nText => ({
  en: `${moneyText(missing)} more is needed.`,
  'zh-Hans': `还差 ${moneyText(missing)} 可用`,
})

/** What a coupon takes off these lines, or why nothing. A cent is always left to be paid. */
export function judge(
  coupon: HeldCoupon,
  lines: readonly Discountable[],
  { now, locale }: { readonly now: number; readonly locale: Locale },
): CouponFit {
  const covered = lines
    .filter((line) => coversLine(coupon, line))
    .reduce((sum, { net }) => sum + net, 0)
  const missing = coupon.threshold - covered
  const refusal =
    covered === 0
      ? REASONS.none
      : now < coupon.startsAt
        ? REASONS.early
        : missing > 0
          ? short(missing)
          : undefined
  return {
    id: coupon.id,
    name: readText(coupon.name, locale),
    discount: refusal ? 0 : Math.min(coupon.amount, covered - 1),
    threshold: coupon.threshold,
    endsAt: coupon.endsAt,
    fits: refusal === undefined,
    reason: refusal?.[locale] ?? '',
  }
}

/** What a coupon's discount is for each line. */
export const couponShares = (
  coupon: HeldCoupon,
  discount: number,
  lines: readonly Discountable[],
): readonly number[] =>
  share(
    discount,
    lines.map((line) => (coversLine(coupon, line) ? line.net : 0)),
  )

/** Takes a coupon of the user's for an order, once. */
export async function spendCoupon(
  trx: Kysely<Database>,
  use: { userId: string; couponId: string; orderId: string; now: number },
): Promise<void> {
  await trx
    .updateTable('coupon_claims')
    .set({ usedAt: use.now, orderId: use.orderId })
    .where('couponId', '=', use.couponId)
    .where('userId', '=', use.userId)
    .where('usedAt', 'is', null)
    .execute()
}

/** The coupon of an order that came to nothing is the buyer's again. */
export async function giveCouponBack(trx: Kysely<Database>, orderId: string): Promise<void> {
  await trx
    .updateTable('coupon_claims')
    .set({ usedAt: null, orderId: '' })
    .where('orderId', '=', orderId)
    .where(sql<boolean>`orderId <> ''`)
    .execute()
}
