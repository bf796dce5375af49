import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import type { Notification } from '../gateways/notifications'
import { raiseGrade } from '../member/buy-grade'
import { openPackage } from '../member/buy-package'
import { creditRecharge } from '../wallet/credit-recharge'

export type Settled = 'paid' | 'repeated' | 'late' | 'wrong-amount' | 'unknown'

/** Why money goes back: its payment was closed, was paid before, or is of another amount. */
type RefundReason = 'late' | 'twice' | 'wrong-amount'

/**
 * Books a gateway's notification: the payment and its order become paid, once. Gateways repeat
 * themselves, so a transaction that was booked before changes nothing; money for a payment that had
 * expired is noted, given back, and leaves the order closed.
 *
 * @param now seconds.
 */
export function settle(db: Kysely<Database>, now: number, news: Notification): Promise<Settled> {
  return db.transaction().execute((trx) => settleIn(trx, now, news))
}

/** The same in the caller's transaction. */
export async function settleIn(
  trx: Kysely<Database>,
  now: number,
  news: Notification,
): Promise<Settled> {
  const repeated = await trx
    .updateTable('payment_notifications')
    .set((eb) => ({ repeats: eb('repeats', '+', 1) }))
    .where('gateway', '=', news.gateway)
    .where('transactionId', '=', news.transactionId)
    .returning('repeats')
    .executeTakeFirst()
  if (repeated) return 'repeated'
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', news.payId)
    .executeTakeFirst()
  if (!payment) return 'unknown'
  if (payment.amount !== news.amount) return 'wrong-amount'
  const { gateway, transactionId, payId, amount } = news
  await trx
    .insertInto('payment_notifications')
    .values({ gateway, transactionId, payId, amount, receivedAt: now, repeats: 0 })
    .execute()
  if (payment.status !== PayStatus.Due) {
    await giveBack(trx, now, news, payment.status === PayStatus.Paid ? 'twice' : 'late')
    return 'late'
  }
  await markPaid(trx, { payId, orderId: payment.orderId, payType: news.payType, now })
  return 'paid'
}

/**
 * The gateway returns the money to where it came from, and the refund is written down.
 *
 * @param now seconds.
 */
export async function giveBack(
  trx: Kysely<Database>,
  now: number,
  { gateway, transactionId, payId, amount }: Notification,
  reason: RefundReason,
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({ id: newId(now), payId, gateway, transactionId, amount, reason, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .updateTable('gateway_orders')
    .set({ status: 'refunded' })
    .where('gateway', '=', gateway)
    .where('transactionId', '=', transactionId)
    .execute()
}

/** The payment is paid and its order waits to be shipped. */
export async function markPaid(
  trx: Kysely<Database>,
  paid: { payId: string; orderId: string; payType: number; now: number },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: PayStatus.Paid, paidAt: paid.now, payType: paid.payType })
    .where('id', '=', paid.payId)
    .execute()
  await trx
    .updateTable('orders')
    .set({ status: OrderStatus.WaitingToShip, paidAt: paid.now })
    .where('id', '=', paid.orderId)
    .where('status', '=', OrderStatus.DuePayment)
    .execute()
  await raiseGrade(trx, paid.payId)
  await openPackage(trx, paid.payId, paid.now)
  await creditRecharge(trx, paid.payId, paid.now)
}
