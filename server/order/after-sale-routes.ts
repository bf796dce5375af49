import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import {
  appealAfterSale,
  applyAfterSale,
  cancelAfterSale,
  getAfterSaleOffer,
  pageAfterSales,
  receiveAfterSale,
  sendBackAfterSale,
  showAfterSale,
} from '../../src/features/order/contract-after'
import { AfterSaleKind } from '../../src/features/order/contract-shapes'
import { moneyText } from '../../src/shared/money'
import type { L10nText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { requireOwnPictures } from '../storage/own-pictures'
import { ownOrder } from './actions'
import { begin } from './after-sale-machine'
import { pageOfSales } from './after-sale-read'
import { type Deed, isOpenForAfterSale, moveAfterSale, note } from './after-sales'
import { expireOrders } from './expire'
import { type LineState, linesOf, type OrderRow, partOf, refreshOrder } from './stage'
import { tellShop } from './tell-shop'

const SALE = { en: 'The after-sale', 'zh-Hans': '售后单' }
const LINE = { en: 'The line', 'zh-Hans': '订单商品' }
const NOT_NOW = new Refusal(400, {
  en: 'Nothing can be asked for on this order any more.',
  'zh-Hans': '该订单已不支持申请售后',
})
const TOO_MANY = new Refusal(400, {
  en: 'There are not that many pieces left to ask for.',
  'zh-Hans': '可申请售后的数量不足',
})
const NOT_SENT = new Refusal(400, {
  en: 'What has not arrived cannot be sent back.',
  'zh-Hans': '未收到的商品不支持退货或换货',
})
const tooMuch = (most: number) =>
  new Refusal(400, {
    en: `At most ${moneyText(most)} was paid for this.`,
    'zh-Hans': `最多可退 ${moneyText(most)}`,
  })

const REASONS: readonly L10nText[] = [
  { en: 'Damaged on the way', 'zh-Hans': '运输破损' },
  { en: 'Something is missing', 'zh-Hans': '少发、漏发' },
  { en: 'Not what I ordered', 'zh-Hans': '商品与描述不符' },
  { en: 'Does not taste right', 'zh-Hans': '口味或品质问题' },
  { en: 'I no longer want it', 'zh-Hans': '不想要了' },
]

/** Pieces of a line that can be asked for: still at the shop, and on their way or there. */
function askable({ count, shipped, refunded, refundedUnsent, claimed, claimedUnsent }: LineState) {
  const unsent = count - shipped - refundedUnsent - claimedUnsent
  const sent = shipped - (refunded - refundedUnsent) - (claimed - claimedUnsent)
  return { unsent: Math.max(0, unsent), sent: Math.max(0, sent) }
}

async function lineOf(db: Kysely<Database>, order: OrderRow, position: number) {
  const line = (await linesOf(db, order)).find((each) => each.position === position)
  if (!line) throw notFound(LINE)
  return line
}

/** One of the caller's as the wire has it. Somebody else's is not found. */
async function showOwn(context: Context, id: string) {
  const wanted = { userId: callerOf(context).id, id }
  const [sale] = (await pageOfSales(context, wanted, ['buyer'])).result
  if (!sale) throw notFound(SALE)
  return sale
}

async function move(
  context: Context,
  id: string,
  deed: Pick<Deed, 'action' | 'message' | 'parcel'>,
) {
  const actorId = callerOf(context).id
  const now = context.now()
  await expireOrders(context.db, now)
  await showOwn(context, id)
  await context.db
    .transaction()
    .execute((trx) => moveAfterSale(trx, id, { ...deed, by: 'buyer', actorId, now }))
  return showOwn(context, id)
}

const mostOf = (line: LineState, count: number) =>
  partOf(line.paid, { count: line.count, refunded: line.refunded + line.claimed }, count)

export const afterSaleCalls: readonly Handler[] = [
  handle(getAfterSaleOffer, async ({ query }, context) => {
    const { db, now, locale } = context
    await expireOrders(db, now())
    const order = await ownOrder(db, callerOf(context).id, query.orderId)
    const line = await lineOf(db, order, Number(query.position))
    const { unsent, sent } = askable(line)
    const kinds = Object.values(AfterSaleKind)
    const isOpen = isOpenForAfterSale(order, now())
    const most = isOpen ? Math.max(unsent, sent) : 0
    const isThere = sent > 0 && order.stage !== OrderStatus.WaitingToShip
    return {
      kinds: most === 0 ? [] : isThere ? kinds : [AfterSaleKind.Refund],
      most,
      amounts: Array.from({ length: most }, (_, at) => mostOf(line, at + 1)),
      reasons: REASONS.map((text) => text[locale]),
    }
  }),

  handle(applyAfterSale, async ({ body }, context) => {
    const { db } = context
    const userId = callerOf(context).id
    const now = context.now()
    await expireOrders(db, now)
    const id = await db.transaction().execute(async (trx) => {
      const { requestId, ...wish } = body
      const call = applyAfterSale.contract.path
      await bindRequest(trx, { userId, requestId, call, body: wish, now })
      const repeated = await trx
        .selectFrom('after_sales')
        .select('id')
        .where('userId', '=', userId)
        .where('requestId', '=', requestId)
        .executeTakeFirst()
      if (repeated) return repeated.id
      const order = await ownOrder(trx, userId, body.orderId)
      if (!isOpenForAfterSale(order, now)) throw NOT_NOW
      const line = await lineOf(trx, order, body.position)
      const { unsent, sent } = askable(line)
      const isSent = body.kind !== AfterSaleKind.Refund || body.count > unsent
      if (body.kind !== AfterSaleKind.Refund && sent === 0) throw NOT_SENT
      if (body.count > (isSent ? sent : unsent)) throw TOO_MANY
      const most = mostOf(line, body.count)
      if (body.amount > most) throw tooMuch(most)
      await requireOwnPictures(trx, userId, body.pictures)
      const isExchange = body.kind === AfterSaleKind.Exchange
      const sale = begin(body.kind, now)
      const saleId = newId(now)
      await trx
        .insertInto('after_sales')
        .values({
          id: saleId,
          orderId: order.id,
          userId,
          storeId: order.storeId,
          position: body.position,
          count: body.count,
          kind: body.kind,
          state: sale.state,
          reason: body.reason,
          message: body.message,
          pictures: JSON.stringify(body.pictures),
          // What goes back when the shop never sends another.
          amount: isExchange ? most : body.amount,
          sent: isSent ? 1 : 0,
          requestId,
          createdAt: now,
          deadlineAt: sale.deadlineAt,
        })
        .execute()
      const { message } = body
      await note(trx, saleId, { by: 'buyer', action: 'apply', actorId: userId, message, now })
      const { orderId, position } = body
      const { storeId } = order
      const told = { orderId, position, storeId, state: sale.state }
      await tellShop(trx, told, now)
      await refreshOrder(trx, order.id, now)
      return saleId
    })
    return showOwn(context, id)
  }),

  handle(pageAfterSales, async ({ body }, context) => {
    await expireOrders(context.db, context.now())
    const { status, keyword, orderId } = body
    const wanted = { userId: callerOf(context).id, status, keyword, orderId }
    return pageOfSales(context, wanted, ['buyer'], body)
  }),

  handle(showAfterSale, async ({ query }, context) => {
    await expireOrders(context.db, context.now())
    return showOwn(context, query.id)
  }),

  handle(cancelAfterSale, ({ body }, context) => move(context, body.id, { action: 'cancel' })),
  handle(sendBackAfterSale, ({ body: { id, ...parcel } }, context) =>
    move(context, id, { action: 'sendBack', parcel }),
  ),
  handle(receiveAfterSale, ({ body }, context) => move(context, body.id, { action: 'receiveNew' })),
  handle(appealAfterSale, ({ body }, context) =>
    move(context, body.id, { action: 'appeal', message: body.message }),
  ),
]
