import {
  buy,
  getBuyInfo,
  OrderStatus,
  pageOrders,
  showOrder,
} from '../../src/features/order/contract'
import { getOrderCounts } from '../../src/features/order/contract-counts'
import { packText, readText } from '../database/l10n'
import { pageWindow } from '../database/page'
import { callerOf, type Handler, handle } from '../handler'
import { orderActions, showOwn } from './actions'
import { afterSaleCalls } from './after-sale-routes'
import { expireOrders } from './expire'
import { placeOrder } from './place'
import { getBuyPriceHandler, pageDeviceOrdersHandler, sumsOf, toLines } from './price'
import { quote, Way } from './quote'
import { readOrders } from './read'
import { traceHandler } from './trace'

export const handlers: readonly Handler[] = [
  getBuyPriceHandler,
  pageDeviceOrdersHandler,
  ...orderActions,
  ...afterSaleCalls,
  traceHandler,

  handle(getBuyInfo, async ({ body }, context) => {
    await expireOrders(context.db, context.now())
    const wish = { products: body.products, way: Way.Courier, stores: [], points: 0 }
    const { stores } = await quote(context, wish)
    return {
      storeName: readText(stores[0]?.storeName ?? packText(''), context.locale),
      lines: stores.flatMap(({ lines }) => toLines(lines, context.locale)),
      ...sumsOf(stores),
    }
  }),

  handle(buy, async ({ body }, context) => {
    await expireOrders(context.db, context.now())
    return placeOrder(context, body)
  }),

  handle(pageOrders, async ({ body }, context) => {
    await expireOrders(context.db, context.now())
    const userId = callerOf(context).id
    const { limit, offset } = pageWindow(body)
    const { status, keyword } = body
    const { orders, totalCount, counts } = await readOrders(context, {
      userId,
      status,
      keyword,
      limit,
      offset,
    })
    return { result: orders, pageIndex: body.pageIndex, pageSize: limit, totalCount, counts }
  }),

  handle(showOrder, async ({ query }, context) => {
    await expireOrders(context.db, context.now())
    return showOwn(context, query.id)
  }),

  handle(getOrderCounts, async (_, context) => {
    await expireOrders(context.db, context.now())
    const rows = await context.db
      .selectFrom('orders')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .where('userId', '=', callerOf(context).id)
      .groupBy('status')
      .execute()
    const { pieces } = await context.db
      .selectFrom('cart_lines')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('pieces'))
      .where('userId', '=', callerOf(context).id)
      .executeTakeFirstOrThrow()
    const count = (status: number) => rows.find((row) => row.status === status)?.count ?? 0
    return {
      duePayment: count(OrderStatus.DuePayment),
      waitingToShip: count(OrderStatus.WaitingToShip),
      waitingToReceive: count(OrderStatus.WaitingToReceive),
      refund: count(OrderStatus.Refund),
      cart: pieces,
    }
  }),
]
