import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import type { Database } from '../database/schema'
import { tellWhoWaits } from '../product/back-in-stock'
import { giveCouponBack } from './discounts'
import { payBack } from './pay-back'
import { linesOf, type OrderRow, partOf } from './stage'
import { tellBuyer } from './tell-buyer'

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
  readonly now: number
}

/** Stock, coupon and points of an order that was not paid go back; its payment is over. */
export async function closeUnpaid(
  trx: Kysely<Database>,
  order: OrderRow,
  { reason, now }: Closing,
  payStatus: number,
): Promise<void> {
  for (const { skuId, count } of await linesOf(trx, order))
    await giveStockBack(trx, skuId, count, now)
  await giveCouponBack(trx, order.id)
  if (order.points > 0) {
    const { id: orderId, payId, userId, points } = order
    const nothing = { afterSaleId: '', amount: 0, taken: 0 }
    await payBack(trx, { ...nothing, orderId, payId, userId, points, reason, now })
  }
  const closed = { stage: OrderStatus.Closed, status: OrderStatus.Closed }
  await trx
    .updateTable('orders')
    .set({ ...closed, closedAt: now, closeReason: reason })
    .where('id', '=', order.id)
    .execute()
  await trx
    .updateTable('payments')
    .set({ status: payStatus })
    .where('id', '=', order.payId)
    .where('status', '=', PayStatus.Due)
    .execute()
  await trx
    .updateTable('gateway_orders')
    .set({ status: 'cancelled' })
    .where('payId', '=', order.payId)
    .where('status', '=', 'open')
    .execute()
}

/** Everything that has not gone back yet does, freight too; nothing of it has left the shop. */
export async function closePaid(
  trx: Kysely<Database>,
  order: OrderRow,
  { reason, now }: Closing,
): Promise<void> {
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
  const closed = { stage: OrderStatus.Closed, status: OrderStatus.Closed }
  await trx
    .updateTable('orders')
    .set({ ...closed, closedAt: now, closeReason: reason })
    .where('id', '=', order.id)
    .execute()
  await tellBuyer(trx, order, 'refunded', now)
}
