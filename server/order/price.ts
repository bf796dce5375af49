import type { CouponFit } from '../../src/features/coupon/contract-fit'
import { pageDeviceOrders } from '../../src/features/device/contract'
import { getBuyPrice } from '../../src/features/order/contract'
import { readText } from '../database/l10n'
import { countOf, pageWindow } from '../database/page'
import { imageOf } from '../device/unit'
import { callerOf, handle, type Locale } from '../handler'
import { expireOrders } from './expire'
import { type Quote, type QuoteLine, quote } from './quote'

/** Lines as the wire has them. */
export const toLines = (lines: readonly QuoteLine[], locale: Locale) =>
  lines.map((line) => ({
    productId: line.productId,
    skuId: line.skuId,
    name: readText(line.name, locale),
    skuName: readText(line.skuName, locale),
    image: line.image,
    price: line.price,
    count: line.count,
    position: line.position,
    paid: line.paid,
  }))

const SUMS = [
  'goodsAmount',
  'memberDiscount',
  'couponDiscount',
  'pointsDiscount',
  'freight',
  'amount',
] as const

/** What the orders of all stores come to together, cents. */
export const sumsOf = (stores: readonly Quote[]) =>
  Object.fromEntries(
    SUMS.map((name) => [name, stores.reduce((sum, store) => sum + store[name], 0)]),
  ) as Record<(typeof SUMS)[number], number>

/** The one that takes most off. */
const bestOf = (coupons: readonly CouponFit[]): string =>
  coupons.reduce<CouponFit | undefined>(
    (best, each) => (each.fits && each.discount > (best?.discount ?? 0) ? each : best),
    undefined,
  )?.id ?? ''

export const getBuyPriceHandler = handle(getBuyPrice, async ({ body }, context) => {
  const { db, now, locale } = context
  await expireOrders(db, now())
  const { stores, points, pointsMost, pointsHeld } = await quote(context, body)
  // A coupon is good for one store: the first it fits best.
  const best: string[] = []
  for (const { coupons } of stores)
    best.push(bestOf(coupons.filter(({ id }) => !best.includes(id))))
  return {
    ...sumsOf(stores),
    points,
    pointsMost,
    pointsHeld,
    stores: stores.map((store, at) => ({
      storeId: store.storeId,
      storeName: readText(store.storeName, locale),
      address: readText(store.address, locale),
      hours: readText(store.hours, locale),
      way: store.way,
      lines: toLines(store.lines, locale),
      ...sumsOf([store]),
      couponId: store.couponId,
      bestCouponId: best[at] ?? '',
      coupons: [...store.coupons],
    })),
  }
})

/** A device somebody owns is one they bought, unless it was handed over to them. */
export const pageDeviceOrdersHandler = handle(pageDeviceOrders, async ({ body }, context) => {
  const { limit, offset } = pageWindow(body)
  const mine = context.db
    .selectFrom('devices')
    .where('ownerId', '=', callerOf(context).id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('device_units')
            .select('deviceId')
            .whereRef('device_units.deviceId', '=', 'devices.id')
            .where('given', '=', 1),
        ),
      ),
    )
    .$if(body.status !== undefined, (query) => query.where('status', '=', body.status ?? 0))
  const rows = await mine
    .select(['id', 'serial', 'kind', 'name', 'price', 'status', 'income'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const count = await countOf(mine)
  return {
    result: rows.map(({ id, kind, name, ...rest }) => ({
      ...rest,
      id: `D${id}`,
      deviceId: id,
      name: readText(name, context.locale),
      image: imageOf(kind, context.services.demo),
    })),
    pageIndex: body.pageIndex,
    pageSize: limit,
    totalCount: count,
  }
})
