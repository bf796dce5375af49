import { sql } from 'kysely'
import { getDeskFigures, pageCustomers } from '../../src/features/merchant/contract'
import { getShopIncome, showMerchant } from '../../src/features/merchant/contract-house'
import { OrderStatus } from '../../src/features/order/contract'
import { AfterSaleState } from '../../src/features/order/contract-shapes'
import { DAY, dayOf, startOfDay } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import { countOf, pageWindow } from '../database/page'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { expireOrders } from '../order/expire'
import { Way } from '../order/quote'
import { notFound } from '../refusal'
import { type Desk, deskOf } from './access'
import { countApplications } from './applications'
import { LOW } from './products'
import { nextPayout, settleShops } from './settlements'

const MOST_DAYS = 92
/** What waits for the shop and not for the buyer. */
const SHOPS_TURN = [AfterSaleState.Requested, AfterSaleState.Returning, AfterSaleState.Received]

/** Orders of the desk that were paid since a moment. */
const paidSince = ({ db }: Context, { storeIds }: Desk, since: number) =>
  db.selectFrom('orders').where('storeId', 'in', storeIds).where('paidAt', '>=', since)

const refundsSince = ({ db }: Context, { storeIds }: Desk, since: number) =>
  db
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.orderId')
    .select(['order_refunds.amount as amount', 'order_refunds.createdAt as at'])
    .where('orders.storeId', 'in', storeIds)
    .where('order_refunds.createdAt', '>=', since)
    .execute()

/** What was paid out to the shop of the orders paid since a moment, what went back taken off. */
async function settledSince(context: Context, desk: Desk, since: number): Promise<number> {
  const done = paidSince(context, desk, since).where('orders.settlementId', '<>', '')
  const { amount } = await done
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('amount'))
    .executeTakeFirstOrThrow()
  const { back } = await context.db
    .selectFrom('order_refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('back'))
    .where('orderId', 'in', done.select('id'))
    .executeTakeFirstOrThrow()
  return amount - back
}

async function countOrders({ db }: Context, { storeIds }: Desk, stage: number, way: number) {
  return countOf(
    db
      .selectFrom('orders')
      .where('storeId', 'in', storeIds)
      .where('stage', '=', stage)
      .where('way', '=', way),
  )
}

export const figureCalls: readonly Handler[] = [
  handle(showMerchant, async ({ query }, context) => {
    const { db, locale } = context
    const userId = callerOf(context).id
    const { isAdmin } = await db
      .selectFrom('users')
      .select('isAdmin')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const row = await db
      .selectFrom('merchants')
      .selectAll()
      .where('id', '=', query.id)
      .$if(isAdmin !== 1, (own) => own.where('ownerId', '=', userId))
      .executeTakeFirst()
    if (!row) throw notFound({ en: 'The shop', 'zh-Hans': '店铺' })
    const stores = await db
      .selectFrom('stores')
      .select(['id', 'name', 'image'])
      .where('merchantId', '=', row.id)
      .orderBy('id')
      .execute()
    return {
      id: row.id,
      name: readText(row.name, locale),
      logo: stores[0]?.image ?? `/pictures/avatar/${row.ownerId}.svg`,
      licence: row.licence,
      status: row.status,
      isWaiting: row.submittedAt !== null,
      createdAt: row.createdAt,
      stores: stores.map(({ name, ...rest }) => ({ ...rest, name: readText(name, locale) })),
      isOperator: row.ownerId !== userId,
    }
  }),

  handle(getDeskFigures, async ({ query }, context) => {
    const { db, now } = context
    await expireOrders(db, now())
    const desk = await deskOf(context, query.merchantId)
    const today = startOfDay(now())
    const paid = await paidSince(context, desk, today).select(['amount', 'userId']).execute()
    const refunds = await refundsSince(context, desk, today)
    const sales = db
      .selectFrom('after_sales')
      .where('storeId', 'in', desk.storeIds)
      .where('state', 'in', SHOPS_TURN)
    const products = db.selectFrom('products').select('id').where('storeId', 'in', desk.storeIds)
    const reviews = db
      .selectFrom('reviews')
      .where('productId', 'in', products)
      .where('reply', '=', '')
    const low = db
      .selectFrom('skus')
      .where('productId', 'in', products.where('onShelf', '=', 1))
      .where('stock', '<', LOW)
    const sum = (list: readonly { amount: number }[]) =>
      list.reduce((all, { amount }) => all + amount, 0)
    return {
      orders: paid.length,
      amount: sum(paid),
      buyers: new Set(paid.map(({ userId }) => userId)).size,
      refunded: sum(refunds),
      toShip: await countOrders(context, desk, OrderStatus.WaitingToShip, Way.Courier),
      toPickUp: await countOrders(context, desk, OrderStatus.WaitingToReceive, Way.PickUp),
      afterSales: await countOf(sales),
      reviews: await countOf(reviews),
      lowStock: await countOf(low),
      ...(desk.isOperator && { applications: await countApplications(db) }),
    }
  }),

  handle(getShopIncome, async ({ query }, context) => {
    const { db, now } = context
    await expireOrders(db, now())
    const desk = await deskOf(context, query.merchantId)
    await settleShops(db, desk.storeIds, now())
    const days = Math.min(MOST_DAYS, Math.max(1, Math.trunc(query.days) || 1))
    const since = startOfDay(now()) - (days - 1) * DAY
    const paid = await paidSince(context, desk, since).select(['amount', 'paidAt']).execute()
    const refunds = await refundsSince(context, desk, since)
    const byDay = new Map<
      string,
      { day: string; orders: number; amount: number; refunded: number }
    >()
    const at = (moment: number) => {
      const day = dayOf(moment)
      const known = byDay.get(day) ?? { day, orders: 0, amount: 0, refunded: 0 }
      byDay.set(day, known)
      return known
    }
    for (const { amount, paidAt } of paid) {
      const day = at(paidAt ?? 0)
      day.orders += 1
      day.amount += amount
    }
    for (const refund of refunds) at(refund.at).refunded += refund.amount
    const all = [...byDay.values()].sort((a, b) => b.day.localeCompare(a.day))
    const amount = all.reduce((sum, day) => sum + day.amount, 0)
    const refunded = all.reduce((sum, day) => sum + day.refunded, 0)
    const settled = await settledSince(context, desk, since)
    const net = amount - refunded
    const nextAt = nextPayout(now())
    return { amount, refunded, net, settled, pending: net - settled, nextAt, days: all }
  }),

  handle(pageCustomers, async ({ body }, context) => {
    const { limit, offset } = pageWindow(body)
    const desk = await deskOf(context, body.merchantId)
    const rows = await paidSince(context, desk, 0)
      .innerJoin('users', 'users.id', 'orders.userId')
      .select((eb) => [
        'users.id as userId',
        'users.nickName as nickName',
        'users.avatar as avatar',
        eb.fn.countAll<number>().as('orders'),
        eb.fn.sum<number>('orders.amount').as('amount'),
        eb.fn.max<number>('orders.paidAt').as('lastAt'),
      ])
      .groupBy('users.id')
      .orderBy(sql`amount desc`)
      .orderBy('users.id')
      .execute()
    const found = rows
      .map(({ nickName, ...row }) => ({ ...row, nickName: readText(nickName, context.locale) }))
      .filter(({ nickName }) => nickName.toLowerCase().includes((body.keyword ?? '').toLowerCase()))
    return {
      result: found.slice(offset, offset + limit),
      pageIndex: body.pageIndex,
      pageSize: limit,
      totalCount: found.length,
    }
  }),
]
