import {
  closeOrder,
  decideAfterSale,
  findPickup,
  pageShopAfterSales,
  pageShopOrders,
  redeemPickup,
  shipOrder,
  showShopOrder,
} from '../../src/features/merchant/contract'
import { OrderStatus } from '../../src/features/order/contract'
import { pageWindow } from '../database/page'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { actionsOf } from '../order/after-sale-machine'
import { pageOfSales } from '../order/after-sale-read'
import { moveAfterSale, saleOf } from '../order/after-sales'
import { expireOrders } from '../order/expire'
import { readOrders } from '../order/read'
import { receive } from '../order/receive'
import { shipParcel } from '../order/ship'
import { closeByShop } from '../order/shop-close'
import { linesOf } from '../order/stage'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { actorsOf, type Desk, deskOf } from './access'

const ORDER = { en: 'The order', 'zh-Hans': '订单' }
const SALE = { en: 'The after-sale', 'zh-Hans': '售后单' }
const NO_REASON = new Refusal(400, { en: 'Say why, please.', 'zh-Hans': '请填写拒绝原因' })
const NO_PARCEL = new Refusal(400, {
  en: 'Carrier and number of the parcel are missing.',
  'zh-Hans': '请填写物流公司和单号',
})
const NOT_NOW = new Refusal(400, {
  en: 'This cannot be done in its present state.',
  'zh-Hans': '当前状态不支持该操作',
})

/** One order of the desk's stores as the wire has it. */
async function showOne(context: Context, { storeIds }: Desk, id: string) {
  const { orders } = await readOrders(context, { storeIds, id, limit: 1, offset: 0 })
  const [order] = orders
  if (!order) throw notFound(ORDER)
  return order
}

/** The digits of what was scanned or typed: `taproom:pickup:31007919`. */
const digitsOf = (code: string) => code.replace(/^taproom:\w+:/, '').replace(/\s/g, '')

async function pickupOf(context: Context, { storeIds }: Desk, code: string) {
  const row = await context.db
    .selectFrom('orders')
    .selectAll()
    .where('pickupCode', '=', digitsOf(code))
    .where('pickupCode', '<>', '')
    .where('storeId', 'in', storeIds)
    .where('stage', 'in', [OrderStatus.WaitingToReceive, OrderStatus.Done])
    .executeTakeFirst()
  if (!row) throw notFound(ORDER)
  return row
}

export const shopOrderCalls: readonly Handler[] = [
  handle(pageShopOrders, async ({ body }, context) => {
    await expireOrders(context.db, context.now())
    const { storeIds } = await deskOf(context, body.merchantId)
    const { limit, offset } = pageWindow(body)
    const { status, keyword } = body
    const wanted = { storeIds, status, keyword, limit, offset }
    const { orders, totalCount, counts } = await readOrders(context, wanted)
    return { result: orders, pageIndex: body.pageIndex, pageSize: limit, totalCount, counts }
  }),

  handle(showShopOrder, async ({ query }, context) => {
    await expireOrders(context.db, context.now())
    return showOne(context, await deskOf(context), query.id)
  }),

  handle(shipOrder, async ({ body: { id, ...parcel } }, context) => {
    const { db } = context
    const now = context.now()
    await expireOrders(db, now)
    const desk = await deskOf(context)
    await showOne(context, desk, id)
    await db.transaction().execute((trx) => shipParcel(trx, id, { ...parcel, now }))
    return showOne(context, desk, id)
  }),

  handle(closeOrder, async ({ body: { requestId, ...wish } }, context) => {
    const { db } = context
    const now = context.now()
    await expireOrders(db, now)
    const desk = await deskOf(context)
    await showOne(context, desk, wish.id)
    const request = { userId: callerOf(context).id, call: closeOrder.contract.path, body: wish }
    await db.transaction().execute(async (trx) => {
      const isNew = await bindRequest(trx, { ...request, requestId, now })
      if (isNew) await closeByShop(trx, wish.id, { reason: wish.reason, now })
    })
    return showOne(context, desk, wish.id)
  }),

  handle(findPickup, async ({ query }, context) => {
    await expireOrders(context.db, context.now())
    const desk = await deskOf(context)
    return showOne(context, desk, (await pickupOf(context, desk, query.code)).id)
  }),

  handle(redeemPickup, async ({ body }, context) => {
    const now = context.now()
    await expireOrders(context.db, now)
    const desk = await deskOf(context)
    const { id, stage } = await pickupOf(context, desk, body.code)
    if (stage === OrderStatus.Done) throw NOT_NOW
    await context.db.transaction().execute(async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .where('stage', '=', OrderStatus.WaitingToReceive)
        .executeTakeFirst()
      const lines = order ? await linesOf(trx, order) : []
      // What somebody wants their money back for is not handed out.
      if (!order || lines.some(({ claimed }) => claimed > 0)) throw NOT_NOW
      await receive(trx, order, now)
    })
    return showOne(context, desk, id)
  }),

  handle(pageShopAfterSales, async ({ body }, context) => {
    await expireOrders(context.db, context.now())
    const desk = await deskOf(context, body.merchantId)
    const { status, keyword } = body
    const by = actorsOf(desk, desk.own[0] ?? '')
    return pageOfSales(context, { storeIds: desk.storeIds, status, keyword }, by, body)
  }),

  handle(decideAfterSale, async ({ body }, context) => {
    const { db } = context
    const { id, action, message, parcel } = body
    const now = context.now()
    await expireOrders(db, now)
    const desk = await deskOf(context)
    const row = await db
      .selectFrom('after_sales')
      .selectAll()
      .where('id', '=', id)
      .where('storeId', 'in', desk.storeIds)
      .executeTakeFirst()
    if (!row) throw notFound(SALE)
    const may = actorsOf(desk, row.storeId)
    const by = may.find((actor) => actionsOf(saleOf(row), actor).includes(action))
    if (!by) throw NOT_NOW
    if (action === 'refuse' && message === '') throw NO_REASON
    if (action === 'resend' && !parcel) throw NO_PARCEL
    const actorId = callerOf(context).id
    await db
      .transaction()
      .execute((trx) =>
        moveAfterSale(trx, id, { by, action, actorId, message, now, ...(parcel && { parcel }) }),
      )
    const [sale] = (await pageOfSales(context, { id }, may)).result
    if (!sale) throw notFound(SALE)
    return sale
  }),
]
