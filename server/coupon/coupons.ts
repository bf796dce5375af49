import type { Selectable } from 'kysely'
import { type Coupon, CouponState } from '../../src/features/coupon/contract'
import { readText } from '../database/l10n'
import { pageWindow } from '../database/page'
import type { Context } from '../handler'
import { notFound } from '../refusal'
import type { CouponTable } from './rows'

interface CouponRow extends Selectable<CouponTable> {
  readonly claims: number
  readonly className: string | null
  /** When the caller claimed it. */
  readonly claimedAt: number | null
}

const COUPON = { en: 'The coupon', 'zh-Hans': '优惠券' }

const couponRows = ({ db, user }: Context) =>
  db
    .selectFrom('coupons')
    .leftJoin('categories', 'categories.id', 'coupons.classId')
    .selectAll('coupons')
    .select('categories.name as className')
    .select((eb) => [
      eb
        .selectFrom('coupon_claims')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('couponId', '=', 'coupons.id')
        .$asScalar()
        .$castTo<number>()
        .as('claims'),
      eb
        .selectFrom('coupon_claims')
        .select('createdAt')
        .whereRef('couponId', '=', 'coupons.id')
        .where('userId', '=', user?.id ?? '')
        .$asScalar()
        .$castTo<number | null>()
        .as('claimedAt'),
    ])

function stateOf({ claimedAt, claims, total, endsAt }: CouponRow, now: number): CouponState {
  if (now >= endsAt) return CouponState.Expired
  if (claimedAt !== null) return CouponState.Claimed
  return claims >= total ? CouponState.SoldOut : CouponState.Open
}

function toCoupon(row: CouponRow, { now, locale }: Context): Coupon {
  const { position: _, claims, claimedAt: __, name, className, ...rest } = row
  return {
    ...rest,
    name: readText(name, locale),
    className: className === null ? '' : readText(className, locale),
    left: Math.max(0, row.total - claims),
    state: stateOf(row, now()),
  }
}

/** @throws Refusal 400 when there is no such coupon. */
export async function findCoupon(context: Context, id: string): Promise<Coupon> {
  const row = await couponRows(context).where('coupons.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(COUPON)
  return toCoupon(row, context)
}

/** All of them, what can be claimed first and what is over last; or the caller's, the latest first. */
export async function pageOfCoupons(
  paging: { pageIndex: number; pageSize: number; mine?: boolean | undefined },
  context: Context,
) {
  const { limit, offset } = pageWindow(paging)
  const rows = await couponRows(context).orderBy('coupons.position').execute()
  const coupons = paging.mine
    ? rows
        .filter(({ claimedAt }) => claimedAt !== null)
        .sort((a, b) => (b.claimedAt ?? 0) - (a.claimedAt ?? 0))
        .map((row) => toCoupon(row, context))
    : rows.map((row) => toCoupon(row, context)).sort((a, b) => a.state - b.state)
  return {
    result: coupons.slice(offset, offset + limit),
    pageIndex: paging.pageIndex,
    pageSize: limit,
    totalCount: coupons.length,
  }
}
