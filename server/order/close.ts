import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import type { Database } from '../database/schema'
import { sendSubscribed } from '../gateways/subscriptions'
import { tellWhoWaits } from '../product/back-in-stock'
import { giveCouponBack } from './discounts'
import { payBack } from './pay-back'
import { linesOf, type OrderRow, partOf } from './stage'
import { OF_ORDER, tellBuyer } from './tell-buyer'

/** Puts pieces back on the shelf, and tells who waits for them. @param now seconds. */
export async function giveStockBack(
  trx: Kysely<Database>,
  skuId: string,
  count: number,
  now: number,
): Promise<void> {
  await trx
    .updateTable('skus')
    .set((eb) => ({ stock: eb('stock', '+', count) }))
    .where('id', '=', skuId)
    .execute()
  await tellWhoWaits(trx, { skuId }, now)
}

interface Closing {
  readonly reason: string
  /** Who closes it, when it is the shop. */
  readonly closedBy?: 'shop'
  readonly now: number
}

/** Stock, coupon and points of an order that was not paid go back; its payment is over. */
export async function closeUnpaid(
  trx: Kysely<Database>,
  order: OrderRow,
  closing: Closing,
  payStatus: number,
): Promise<void> {
  await giveAllBack(trx, order, closing)
  await trx
    .updateTable('payments')
    .set({ status: payStatus })
    .where('id', '=', order.payId)
    .where('status', '=', PayStatus.Due)
    .execute()
  await endCollections(trx, order.payId)
}

/**
 * Closes an unpaid order and leaves those of other shops that are to be paid with it: their payment comes to so
 * much less, and what gateways were to collect is asked for anew.
 */
export async function closeOneUnpaid(
  trx: Kysely<Database>,
  order: OrderRow,
  closing: Closing,
): Promise<void> {
  const other = await trx
    .selectFrom('orders')
    .select('id')
    .where('payId', '=', order.payId)
    .where('id', '<>', order.id)
    .where('stage', '=', OrderStatus.DuePayment)
    .executeTakeFirst()
  if (!other) return closeUnpaid(trx, order, closing, PayStatus.Cancelled)
  await giveAllBack(trx, order, closing)
  await trx
    .updateTable('payments')
    .set((eb) => ({ amount: eb('amount', '-', order.amount), orderId: other.id }))
    .where('id', '=', order.payId)
    .execute()
  await endCollections(trx, order.payId)
}

/** Nobody pays what gateways were asked to collect before. */
async function endCollections(trx: Kysely<Database>, payId: string): Promise<void> {
  await trx
    .updateTable('gateway_orders')
    .set({ status: 'cancelled' })
    .where('payId', '=', payId)
    .where('status', '=', 'open')
    .execute()
}

async function giveAllBack(
  trx: Kysely<Database>,
  order: OrderRow,
  closing: Closing,
): Promise<void> {
  const { reason, now } = closing
  for (const { skuId, count } of await linesOf(trx, order))
    await giveStockBack(trx, skuId, count, now)
  await giveCouponBack(trx, order.id)
  if (order.points > 0) {
    const { id: orderId, payId, userId, points } = order
    const nothing = { afterSaleId: '', amount: 0, taken: 0 }
    await payBack(trx, { ...nothing, orderId, payId, userId, points, reason, now })
  }
  await endOrder(trx, order, closing)
}

async function endOrder(
  trx: Kysely<Database>,
  { id }: OrderRow,
  { reason, closedBy, now }: Closing,
): Promise<void> {
  const closed = { stage: OrderStatus.Closed, status: OrderStatus.Closed }
  await trx
    .updateTable('orders')
    .set({ ...closed, closedAt: now, closeReason: reason, closedBy: closedBy ?? '' })
    .where('id', '=', id)
    .execute()
}

/** Everything that has not gone back yet does, freight too; nothing of it has left the shop. */
export async function closePaid(
  trx: Kysely<Database>,
  order: OrderRow,
  closing: Closing,
): Promise<void> {
  const { reason, now } = closing
  const lines = await linesOf(trx, order)
  let amount = order.freight
  let points = 0
  for (const line of lines) {
    const rest = line.count - line.refunded
    const money = partOf(line.paid, line, rest)
    const spent = partOf(line.points, line, rest)
    amount += money
    points += spent
    await giveStockBack(trx, line.skuId, rest, now)
    await trx
      .updateTable('order_lines')
      .set({
        refunded: line.count,
        refundedAmount: line.refundedAmount + money,
        refundedPoints: line.refundedPoints + spent,
      })
      .where('orderId', '=', order.id)
      .where('position', '=', line.position)
      .execute()
  }
  await giveCouponBack(trx, order.id)
  const { id: orderId, payId, userId } = order
  await payBack(trx, {
    orderId,
    payId,
    userId,
    afterSaleId: '',
    amount,
    points,
    taken: 0,
    reason,
    now,
  })
  await endOrder(trx, order, closing)
  if (amount > 0) {
    await sendSubscribed(trx, {
      userId,
      moment: 'refunded',
      refId: orderId,
      text: OF_ORDER.refunded(order.serial),
      url: `/views/index?url=/order/show&id=${orderId}`,
      now,
    })
  }
  if (closing.closedBy !== 'shop') await tellBuyer(trx, order, 'refunded', now)
}
