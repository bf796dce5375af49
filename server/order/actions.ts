import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import {
  buyAgain,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
  receiveOrder,
  urgeOrder,
} from '../../src/features/order/contract-after'
import { PayStatus } from '../../src/features/pay/contract'
import { ownAddress } from '../address/routes'
import { readText } from '../database/l10n'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { reconcile } from '../pay/reconcile'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { closePaid, closeUnpaid } from './close'
import { expireOrders } from './expire'
import { keptAddress } from './place'
import { buyerActions, canCallOff, readOrders, wasUrged } from './read'
import { receive } from './receive'
import { linesOf, type OrderRow } from './stage'

const ORDER = { en: 'The order', 'zh-Hans': '订单' }
const NOT_NOW = new Refusal(400, {
  en: 'This cannot be done with the order as it stands.',
  'zh-Hans': '订单当前状态不支持该操作',
})
const URGED = new Refusal(400, {
  en: 'You have asked the shop already. Give it six hours.',
  'zh-Hans': '您已催过单，请六小时后再试',
})
/** Most pieces of one line that fit into a cart. */
const CART_MOST = 999

/**
 * An order of the user's.
 *
 * @throws Refusal 404 for somebody else's, and for one that was taken out of the list.
 */
export async function ownOrder(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<OrderRow> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound(ORDER)
  return row
}

/** The caller's order as the wire has it. @throws Refusal 404 when there is none. */
export async function showOwn(context: Context, id: string) {
  const userId = callerOf(context).id
  const { orders } = await readOrders(context, { userId, id, limit: 1, offset: 0 })
  const [order] = orders
  if (!order) throw notFound(ORDER)
  return order
}

/** Does something with an order of the caller's in one transaction and answers with what became of it. */
async function withOrder(
  context: Context,
  id: string,
  work: (trx: Kysely<Database>, order: OrderRow, now: number) => Promise<void>,
) {
  const { db } = context
  const now = context.now()
  await expireOrders(db, now)
  await db
    .transaction()
    .execute(async (trx) => work(trx, await ownOrder(trx, callerOf(context).id, id), now))
  return showOwn(context, id)
}

async function requireAction(trx: Kysely<Database>, order: OrderRow, action: string, now: number) {
  const lines = await linesOf(trx, order)
  if (!buyerActions(order, lines, false, now).includes(action)) throw NOT_NOW
  return lines
}

async function cancel(trx: Kysely<Database>, order: OrderRow, reason: string, now: number) {
  if (order.stage === OrderStatus.Closed) return
  if (order.stage === OrderStatus.DuePayment) {
    // A gateway may have the money already: then it is paid, and called off as such.
    await reconcile(trx, now, [order.payId])
    const together = await trx
      .selectFrom('orders')
      .selectAll()
      .where('payId', '=', order.payId)
      .execute()
    const unpaid = together.filter(({ stage }) => stage === OrderStatus.DuePayment)
    for (const each of unpaid) await closeUnpaid(trx, each, { reason, now }, PayStatus.Cancelled)
    if (unpaid.length > 0) return
  }
  const fresh = await ownOrder(trx, order.userId, order.id)
  if (!canCallOff(fresh, await linesOf(trx, fresh))) throw NOT_NOW
  await closePaid(trx, fresh, { reason, now })
}

export const orderActions: readonly Handler[] = [
  handle(cancelOrder, ({ body }, context) =>
    withOrder(context, body.id, (trx, order, now) => cancel(trx, order, body.reason, now)),
  ),

  handle(changeOrderAddress, ({ body }, context) =>
    withOrder(context, body.id, async (trx, order, now) => {
      await requireAction(trx, order, 'address', now)
      const address = keptAddress(await ownAddress(trx, order.userId, body.addressId))
      await trx.updateTable('orders').set({ address }).where('id', '=', order.id).execute()
    }),
  ),

  handle(urgeOrder, ({ body }, context) =>
    withOrder(context, body.id, async (trx, order, now) => {
      if (wasUrged(order, now)) throw URGED
      await requireAction(trx, order, 'urge', now)
      await trx.updateTable('orders').set({ urgedAt: now }).where('id', '=', order.id).execute()
    }),
  ),

  handle(receiveOrder, ({ body }, context) =>
    withOrder(context, body.id, async (trx, order, now) => {
      if (order.stage === OrderStatus.Done) return
      await requireAction(trx, order, 'receive', now)
      await receive(trx, order, now)
    }),
  ),

  handle(buyAgain, async ({ body }, context) => {
    const { db, locale, now } = context
    const userId = callerOf(context).id
    const { id, requestId } = body
    const order = await ownOrder(db, userId, id)
    return db.transaction().execute(async (trx) => {
      const request = { userId, call: buyAgain.contract.path, body: { id }, now: now() }
      const isNew = requestId === undefined || (await bindRequest(trx, { ...request, requestId }))
      const missing: string[] = []
      let added = 0
      for (const { skuId, productId, name, count } of await linesOf(trx, order)) {
        const sku = await trx
          .selectFrom('skus')
          .innerJoin('products', 'products.id', 'skus.productId')
          .select('skus.stock as stock')
          .where('skus.id', '=', skuId)
          .where('products.onShelf', '=', 1)
          .executeTakeFirst()
        const wanted = Math.min(count, sku?.stock ?? 0)
        if (wanted === 0) {
          missing.push(readText(name, locale))
          continue
        }
        added += wanted
        // It lies in the cart since the first try.
        if (!isNew) continue
        await trx
          .insertInto('cart_lines')
          .values({ userId, productId, skuId, count: wanted, createdAt: now() })
          .onConflict((conflict) =>
            conflict.columns(['userId', 'skuId']).doUpdateSet((eb) => ({
              count: eb.fn<number>('min', [eb('cart_lines.count', '+', wanted), eb.val(CART_MOST)]),
            })),
          )
          .execute()
      }
      return { added, missing }
    })
  }),

  handle(deleteOrder, async ({ params }, context) => {
    const { db, now } = context
    await expireOrders(db, now())
    const order = await ownOrder(db, callerOf(context).id, params.id)
    await requireAction(db, order, 'delete', now())
    await db.updateTable('orders').set({ deletedAt: now() }).where('id', '=', order.id).execute()
    return null
  }),
]
