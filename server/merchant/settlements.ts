import type { Kysely } from 'kysely'
import { pageSettlements } from '../../src/features/merchant/contract-house'
import { OrderStatus } from '../../src/features/order/contract'
import { DAY, dayOf, startOfDay } from '../../src/shared/business-day'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Handler, handle } from '../handler'
import { expireOrders } from '../order/expire'
import { book } from '../wallet/book'
import { accountOf } from '../wallet/open-accounts'
import { deskOf } from './access'

/** What the house keeps of ten thousand: card fees and the roof. */
export const FEE_RATE = 60
const WEEK = 7 * DAY
/** The hour of Monday at which a week is paid out. */
const PAID_AT = 10 * 3600
/** The first of January 1970 was a Thursday. */
const THURSDAY = 3

/** The first second of the week a moment belongs to; weeks begin on Monday, in Beijing. */
export function startOfWeek(seconds: number): number {
  const day = startOfDay(seconds)
  return day - ((Math.round((day + 8 * 3600) / DAY) + THURSDAY) % 7) * DAY
}

/** When what arrives now is paid out. */
export const nextPayout = (now: number): number => {
  const monday = startOfWeek(now) + PAID_AT
  return now < monday ? monday : monday + WEEK
}

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

interface Shop {
  readonly merchantId: string
  readonly ownerId: string
}

/** Orders of a shop that arrived before a moment and were never paid out. */
const arrivedOf = (trx: Kysely<Database>, merchantId: string, before: number) =>
  trx
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.storeId')
    .select(['orders.id as id', 'orders.amount as amount', 'orders.receivedAt as receivedAt'])
    .where('stores.merchantId', '=', merchantId)
    .where('orders.settlementId', '=', '')
    .where('orders.stage', 'in', [OrderStatus.Done, OrderStatus.Closed])
    .where('orders.receivedAt', 'is not', null)
    .where('orders.receivedAt', '<', before)

/** Pays one week out: what arrived in it, without what went back of it and of what was paid out before. */
async function settleWeek(trx: Kysely<Database>, shop: Shop, end: number): Promise<void> {
  const { merchantId, ownerId: userId } = shop
  const fromDay = dayOf(end - WEEK)
  const known = await trx
    .selectFrom('settlements')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('fromDay', '=', fromDay)
    .executeTakeFirst()
  if (known) return
  const orders = await arrivedOf(trx, merchantId, end).execute()
  const ids = orders.map(({ id }) => id)
  const refunds = await trx
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.orderId')
    .innerJoin('stores', 'stores.id', 'orders.storeId')
    .select(['order_refunds.id as id', 'order_refunds.amount as amount'])
    .where('stores.merchantId', '=', merchantId)
    .where('order_refunds.settlementId', '=', '')
    .where('order_refunds.createdAt', '<', end)
    .where((eb) =>
      eb.or([
        eb('orders.settlementId', '<>', ''),
        eb('orders.id', 'in', ids.length > 0 ? ids : ['']),
      ]),
    )
    .execute()
  const sold = sumOf(orders)
  const refunded = sumOf(refunds)
  const fee = Math.floor((Math.max(0, sold - refunded) * FEE_RATE) / 10_000)
  const paid = sold - refunded - fee
  // A week in which more went back than came in is settled with the next.
  if (paid <= 0) return
  const createdAt = end + PAID_AT
  const id = newId(createdAt)
  const toDay = dayOf(end - 1)
  const sums = { orders: orders.length, sold, refunded, fee, paid }
  await trx
    .insertInto('settlements')
    .values({ id, merchantId, userId, fromDay, toDay, ...sums, createdAt })
    .execute()
  const named = { settlementId: id }
  if (ids.length > 0) await trx.updateTable('orders').set(named).where('id', 'in', ids).execute()
  const back = refunds.map((refund) => refund.id)
  if (back.length > 0) {
    await trx.updateTable('order_refunds').set(named).where('id', 'in', back).execute()
  }
  await book(trx, {
    accountId: await accountOf(trx, userId, 'balance'),
    amount: paid,
    kind: 'shop',
    title: { en: `Shop, ${fromDay} to ${toDay}`, 'zh-Hans': `店铺结算 ${fromDay} 至 ${toDay}` },
    now: createdAt,
    refKind: 'settlement',
    refId: id,
  })
}

/**
 * Pays out what is due to the shops of a desk, week by week: every Monday at ten for the week before. No timer
 * runs; it is made up for when somebody looks at a shop's income.
 *
 * @param now seconds.
 */
export async function settleShops(
  db: Kysely<Database>,
  storeIds: readonly string[],
  now: number,
): Promise<void> {
  const shops = await db
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select(['merchants.id as merchantId', 'merchants.ownerId as ownerId'])
    .distinct()
    .where('stores.id', 'in', storeIds)
    .execute()
  const last = nextPayout(now) - PAID_AT - WEEK
  for (const shop of shops) {
    const [oldest] = await arrivedOf(db, shop.merchantId, last)
      .orderBy('orders.receivedAt')
      .limit(1)
      .execute()
    if (!oldest) continue
    await db.transaction().execute(async (trx) => {
      const first = startOfWeek(oldest.receivedAt ?? last) + WEEK
      for (let end = first; end <= last; end += WEEK) await settleWeek(trx, shop, end)
    })
  }
}

export const settlementCalls: readonly Handler[] = [
  handle(pageSettlements, async ({ body }, context) => {
    const { db } = context
    const now = context.now()
    await expireOrders(db, now)
    const { storeIds } = await deskOf(context, body.merchantId)
    await settleShops(db, storeIds, now)
    const { limit, offset } = pageWindow(body)
    const all = db
      .selectFrom('settlements')
      .where('merchantId', 'in', (eb) =>
        eb.selectFrom('stores').select('merchantId').where('id', 'in', storeIds),
      )
    const rows = await all
      .selectAll()
      .orderBy('fromDay', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    const count = await countOf(all)
    const result = rows.map(({ merchantId: _, userId: __, createdAt: paidAt, ...row }) => ({
      ...row,
      paidAt,
    }))
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: count }
  }),
]
