import type { Selectable } from 'kysely'
import { type Coupon, CouponState } from '../../src/features/coupon/contract'
import { readText } from '../database/l10n'
import { pageWindow } from '../database/page'
import type { Context } from '../handler'
import { notFound } from '../refusal'
import { readConditions } from './conditions'
import type { CouponTable } from './rows'

interface CouponRow extends Selectable<CouponTable> {
  readonly claims: number
  readonly className: string | null
  readonly storeName: string | null
  /** When the caller claimed it. */
  readonly claimedAt: number | null
  readonly usedAt: number | null
  readonly orderId: string | null
}

const COUPON = { en: 'The coupon', 'zh-Hans': '优惠券' }

const couponRows = ({ db, user }: Context) =>
  db
    .selectFrom('coupons')
    .leftJoin('categories', 'categories.id', 'coupons.classId')
    .leftJoin('stores', 'stores.id', 'coupons.storeId')
    .selectAll('coupons')
    .select(['categories.name as className', 'stores.name as storeName'])
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
      eb
        .selectFrom('coupon_claims')
        .select('usedAt')
        .whereRef('couponId', '=', 'coupons.id')
        .where('userId', '=', user?.id ?? '')
        .$asScalar()
        .$castTo<number | null>()
        .as('usedAt'),
      eb
        .selectFrom('coupon_claims')
        .select('orderId')
        .whereRef('couponId', '=', 'coupons.id')
        .where('userId', '=', user?.id ?? '')
        .$asScalar()
        .$castTo<string | null>()
        .as('orderId'),
    ])

function stateOf({ claimedAt, claims, total, endsAt }: CouponRow, now: number): CouponState {
  if (now >= endsAt) return CouponState.Expired
  if (claimedAt !== null) return CouponState.Claimed
  return claims >= total ? CouponState.SoldOut : CouponState.Open
}

function toCoupon(row: CouponRow, { now, locale }: Context): Coupon {
  const { name, className, storeName } = row
  const conditions = readConditions(row.conditions)
  return {
    id: row.id,
    name: readText(name, locale),
    amount: row.amount,
    threshold: row.threshold,
    classId: row.classId,
    className: className === null ? '' : readText(className, locale),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    left: Math.max(0, row.total - row.claims),
    total: row.total,
    storeId: row.storeId,
    storeName: storeName === null ? '' : readText(storeName, locale),
    usedAt: row.usedAt,
    orderId: row.orderId ?? '',
    state: stateOf(row, now()),
    ...(conditions && { conditions }),
  }
}

/** @throws Refusal 400 when there is no such coupon. */
export async function findCoupon(context: Context, id: string): Promise<Coupon> {
  const row = await couponRows(context).where('coupons.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(COUPON)
  return toCoupon(row, context)
}

interface WantedCoupons {
  readonly pageIndex: number
  readonly pageSize: number
  readonly mine?: boolean | undefined
  readonly state?: 'usable' | 'used' | 'expired' | undefined
  readonly storeId?: string | undefined
}

const kindOf = ({ usedAt, endsAt }: CouponRow, now: number) =>
  usedAt !== null ? 'used' : now >= endsAt ? 'expired' : 'usable'

/** What anybody could still take; what is one person's is nobody else's business. */
export async function openCoupons(context: Context): Promise<readonly CouponRow[]> {
  const rows = await couponRows(context).orderBy('coupons.position').execute()
  return rows.filter(
    (row) => row.personal === '' && stateOf(row, context.now()) === CouponState.Open,
  )
}

/** The coupon of a row as the wire has it. */
export const asCoupon = toCoupon

/** All of them, what can be claimed first and what is over last; or the caller's, the latest first. */
export async function pageOfCoupons(paging: WantedCoupons, context: Context) {
  const { limit, offset } = pageWindow(paging)
  const { mine, state, storeId } = paging
  const all = await couponRows(context).orderBy('coupons.position').execute()
  const rows = all.filter((row) => storeId === undefined || ['', storeId].includes(row.storeId))
  const coupons = mine
    ? rows
        .filter((row) => row.claimedAt !== null)
        .filter((row) => state === undefined || kindOf(row, context.now()) === state)
        .sort((a, b) => (b.claimedAt ?? 0) - (a.claimedAt ?? 0))
        .map((row) => toCoupon(row, context))
    : rows
        .filter(({ personal }) => personal === '')
        .map((row) => toCoupon(row, context))
        .sort((a, b) => a.state - b.state)
  return {
    result: coupons.slice(offset, offset + limit),
    pageIndex: paging.pageIndex,
    pageSize: limit,
    totalCount: coupons.length,
  }
}
