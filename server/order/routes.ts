import {
  buy,
  getBuyInfo,
  OrderStatus,
  pageOrders,
  showOrder,
} from '../../src/features/order/contract'
import { getOrderCounts } from '../../src/features/order/contract-counts'
import { readText } from '../database/l10n'
import { pageWindow } from '../database/page'
import { callerOf, type Handler, handle } from '../handler'
import { notFound } from '../refusal'
import { expireOrders } from './expire'
import { placeOrder } from './place'
import { getBuyPriceHandler, pageDeviceOrdersHandler } from './price'
import { quote, Way } from './quote'
import { readOrders } from './read'

const ORDER = { en: 'The order', 'zh-Hans': '订单' }

export const handlers: readonly Handler[] = [
  getBuyPriceHandler,
  pageDeviceOrdersHandler,

  handle(getBuyInfo, async ({ body }, { db, now, locale }) => {
    await expireOrders(db, now())
    const priced = await quote(db, body.products, Way.Courier)
    return {
      storeName: readText(priced.storeName, locale),
      lines: priced.lines.map((line) => ({
        ...line,
        name: readText(line.name, locale),
        skuName: readText(line.skuName, locale),
      })),
      goodsAmount: priced.goodsAmount,
      freight: priced.freight,
      amount: priced.amount,
    }
  }),

  handle(buy, async ({ body }, context) => {
    await expireOrders(context.db, context.now())
    return placeOrder(context, body)
  }),

  handle(pageOrders, async ({ body }, context) => {
    const { db, now, locale } = context
    await expireOrders(db, now())
    const userId = callerOf(context).id
    const { limit, offset } = pageWindow(body)
    const { orders, totalCount } = await readOrders(db, locale, {
      userId,
      status: body.status,
      limit,
      offset,
    })
    return { result: orders, pageIndex: body.pageIndex, pageSize: limit, totalCount }
  }),

  handle(showOrder, async ({ query }, context) => {
    const { db, now, locale } = context
    await expireOrders(db, now())
    const { orders } = await readOrders(db, locale, {
      userId: callerOf(context).id,
      id: query.id,
      limit: 1,
      offset: 0,
    })
    const [order] = orders
    if (!order) throw notFound(ORDER)
    return order
  }),

  handle(getOrderCounts, async (_, context) => {
    await expireOrders(context.db, context.now())
    const rows = await context.db
      .selectFrom('orders')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .where('userId', '=', callerOf(context).id)
      .groupBy('status')
      .execute()
    const count = (status: number) => rows.find((row) => row.status === status)?.count ?? 0
    return {
      duePayment: count(OrderStatus.DuePayment),
      waitingToShip: count(OrderStatus.WaitingToShip),
      waitingToReceive: count(OrderStatus.WaitingToReceive),
      refund: count(OrderStatus.Refund),
    }
  }),
]
