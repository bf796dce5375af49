import type * as v from 'valibot'
import type { CouponFit, orderProducts } from '../../src/features/coupon/contract-fit'
import type { storeWish } from '../../src/features/order/contract'
import { type L10nJson, readText } from '../database/l10n'
import { type Context, callerOf } from '../handler'
import { tooFew } from '../product/more'
import { termsOf } from '../record/configs'
import { notFound, Refusal } from '../refusal'
import { couponShares, type Discountable, heldCoupons, judge, share } from './discounts'

export type OrderProducts = v.InferOutput<typeof orderProducts>
export type StoreWish = v.InferOutput<typeof storeWish>

export const Way = { Courier: 1, PickUp: 2 } as const

/** Cents. */
const FREIGHT = 1000
/** Points pay for half of the goods at most. */
const MOST_BY_POINTS = 0.5
/** Beers at members' prices. */
export const MEMBER_STYLE = '2'

const PRODUCT = { en: 'The product', 'zh-Hans': '商品' }
const NO_WAY = new Refusal(400, { en: 'Unknown delivery way.', 'zh-Hans': '配送方式错误' })
const STORE_TWICE = new Refusal(400, {
  en: 'A store is named twice, or nothing is bought there.',
  'zh-Hans': '门店信息重复或与商品不符',
})
const NO_COUPON = new Refusal(400, {
  en: 'This coupon cannot be used here.',
  'zh-Hans': '该优惠券不可用',
})

/** What somebody wants to buy. */
export interface Wish {
  readonly products: OrderProducts
  readonly way: number
  readonly stores: readonly StoreWish[]
  readonly points: number
}

export interface QuoteLine extends Discountable {
  readonly skuId: string
  readonly name: L10nJson
  readonly skuName: L10nJson
  readonly image: string
  readonly count: number
  readonly position: number
  /** Cents off, by grade, coupon and points; and what is left to be paid for all pieces. */
  readonly memberDiscount: number
  readonly points: number
  readonly paid: number
}

/** The order of one store. Cents. */
export interface Quote {
  readonly storeId: string
  readonly storeName: L10nJson
  readonly address: L10nJson
  readonly hours: L10nJson
  readonly way: number
  readonly wish: StoreWish | undefined
  readonly lines: readonly QuoteLine[]
  readonly goodsAmount: number
  readonly memberDiscount: number
  readonly couponId: string
  readonly couponDiscount: number
  readonly coupons: readonly CouponFit[]
  readonly pointsDiscount: number
  readonly freight: number
  readonly amount: number
}

export interface PurchaseQuote {
  readonly stores: readonly Quote[]
  readonly points: number
  readonly pointsMost: number
  readonly pointsHeld: number
  readonly amount: number
}

const sum = <T>(list: readonly T[], of: (each: T) => number) =>
  list.reduce((total, each) => total + of(each), 0)

/**
 * What a purchase costs now, by the server's prices and the caller's grade, store by store.
 *
 * @throws Refusal 400 for a product that is not there or with too little stock, for an unknown way of
 *   delivery, and for a coupon that does not fit.
 */
export async function quote(context: Context, wish: Wish): Promise<PurchaseQuote> {
  const lines = await readLines(context, wish.products)
  const storeIds = [...new Set(lines.map(({ storeId }) => storeId))]
  const named = wish.stores.map(({ storeId }) => storeId)
  if (new Set(named).size < named.length || named.some((id) => !storeIds.includes(id))) {
    throw STORE_TWICE
  }
  const userId = callerOf(context).id
  const [coupons, terms] = await Promise.all([
    heldCoupons(context.db, userId, context.now()),
    termsOfCaller(context),
  ])
  const taken = wish.stores.map(({ couponId }) => couponId).filter((id) => id !== '')
  if (new Set(taken).size < taken.length) throw NO_COUPON
  const priced = storeIds.map((storeId) => {
    const mine = wish.stores.find((each) => each.storeId === storeId)
    const way = mine?.way ?? wish.way
    if (way !== Way.Courier && way !== Way.PickUp) throw NO_WAY
    const own = lines
      .filter((line) => line.storeId === storeId)
      .map((line, position) => {
        const full = line.price * line.count
        const percent = line.priceStyleId === MEMBER_STYLE ? terms.memberPercent : 0
        const memberDiscount = Math.floor((full * percent) / 100)
        return { ...line, position, memberDiscount, net: full - memberDiscount }
      })
    const clock = { now: context.now(), locale: context.locale }
    const elsewhere = taken.filter((id) => id !== mine?.couponId)
    const fits = coupons
      .filter(({ id }) => !elsewhere.includes(id))
      .map((coupon) => judge(coupon, own, clock))
    const coupon = coupons.find(({ id }) => id === mine?.couponId)
    const chosen = fits.find(({ id }) => id === mine?.couponId)
    if (mine && mine.couponId !== '' && !(coupon && chosen?.fits)) throw NO_COUPON
    const couponDiscount = chosen?.discount ?? 0
    const shares = coupon ? couponShares(coupon, couponDiscount, own) : own.map(() => 0)
    const goodsAmount = sum(own, ({ price, count }) => price * count)
    const isFree = way === Way.PickUp || goodsAmount >= terms.freeFrom
    return {
      storeId,
      storeName: own[0]?.storeName ?? '',
      address: own[0]?.address ?? '',
      hours: own[0]?.hours ?? '',
      way,
      wish: mine,
      goodsAmount,
      memberDiscount: sum(own, ({ memberDiscount }) => memberDiscount),
      couponId: mine?.couponId ?? '',
      couponDiscount,
      coupons: fits,
      freight: isFree ? 0 : FREIGHT,
      lines: own.map((line, at) => ({ ...line, left: line.net - (shares[at] ?? 0) })),
    }
  })
  return spendPoints(context, priced, wish.points)
}

type Priced = Omit<Quote, 'lines' | 'pointsDiscount' | 'amount'> & {
  readonly lines: readonly (Omit<QuoteLine, 'points' | 'paid'> & { readonly left: number })[]
}

/** Points come last: what they may pay for is what everything else has left. */
async function spendPoints(
  context: Context,
  priced: readonly Priced[],
  wanted: number,
): Promise<PurchaseQuote> {
  const left = priced.flatMap(({ lines }) => lines.map((line) => line.left))
  const pointsHeld = await pointsOf(context)
  const most = Math.floor(sum(left, (each) => each) * MOST_BY_POINTS)
  const pointsMost = Math.min(pointsHeld, most)
  const points = Math.min(wanted, pointsMost)
  const shares = share(points, left)
  let at = 0
  const stores = priced.map(({ lines, ...rest }): Quote => {
    const own = lines.map(({ left: before, ...line }) => {
      const spent = shares[at++] ?? 0
      return { ...line, points: spent, paid: before - spent }
    })
    const amount = sum(own, ({ paid }) => paid) + rest.freight
    return { ...rest, lines: own, pointsDiscount: sum(own, (line) => line.points), amount }
  })
  return { stores, points, pointsMost, pointsHeld, amount: sum(stores, ({ amount }) => amount) }
}

async function termsOfCaller(context: Context) {
  const { gradeId } = await context.db
    .selectFrom('users')
    .select('gradeId')
    .where('id', '=', callerOf(context).id)
    .executeTakeFirstOrThrow()
  return termsOf(gradeId)
}

async function pointsOf(context: Context): Promise<number> {
  const account = await context.db
    .selectFrom('accounts')
    .select(['amount', 'frozen'])
    .where('userId', '=', callerOf(context).id)
    .where('kind', '=', 'points')
    .executeTakeFirst()
  return account ? account.amount - account.frozen : 0
}

/** Lines as coupons look at them, whoever asks; at the price of everybody. */
export async function discountable(
  context: Pick<Context, 'db' | 'locale'>,
  products: OrderProducts,
): Promise<readonly Discountable[]> {
  const lines = await readLines(context, products)
  return lines.map((line) => ({ ...line, net: line.price * line.count }))
}

async function readLines({ db, locale }: Pick<Context, 'db' | 'locale'>, products: OrderProducts) {
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.productId')
    .innerJoin('stores', 'stores.id', 'products.storeId')
    .innerJoin('categories', 'categories.id', 'products.classId')
    .select([
      'skus.id as skuId',
      'skus.productId as productId',
      'skus.name as skuName',
      'skus.price as price',
      'skus.stock as stock',
      'skus.image as image',
      'products.name as name',
      'products.classId as classId',
      'products.priceStyleId as priceStyleId',
      'categories.parentId as parentClassId',
      'stores.id as storeId',
      'stores.name as storeName',
      'stores.address as address',
      'stores.hours as hours',
    ])
    .where(
      'skus.id',
      'in',
      products.map(({ skuId }) => skuId),
    )
    .where('products.onShelf', '=', 1)
    .execute()
  return merge(products).map(({ productId, skuId, count }) => {
    const row = rows.find((each) => each.skuId === skuId && each.productId === productId)
    if (!row) throw notFound(PRODUCT)
    if (row.stock < count) throw tooFew(readText(row.name, locale), row.stock)
    return { ...row, count }
  })
}

/** The same SKU twice is one line, or its stock would be counted twice. */
function merge(products: OrderProducts): OrderProducts {
  const bySku = new Map<string, OrderProducts[number]>()
  for (const product of products) {
    const before = bySku.get(product.skuId)
    bySku.set(product.skuId, { ...product, count: product.count + (before?.count ?? 0) })
  }
  return [...bySku.values()]
}
