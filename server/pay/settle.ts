import { type Kysely, sql } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import type { Notification } from '../gateways/notifications'
import { queueRefund } from '../gateways/orders'
import { beginInvestment } from '../investment/course'
import { handOver } from '../member/purchase'
import { Way } from '../order/quote'
import { creditRecharge } from '../wallet/credit-recharge'

export type Settled = 'paid' | 'repeated' | 'late' | 'wrong-amount' | 'unknown'

/** Why money goes back: its payment was closed, was paid before, is of another amount, or is nobody's. */
type RefundReason = 'late' | 'twice' | 'wrong-amount' | 'unknown'

/**
 * Books a gateway's notification: the payment and its order become paid, once. Gateways repeat
 * themselves, so a transaction that was heard of before changes nothing. News that fits no payment is kept
 * with its problem, and the gateway's own books decide. Money that pays nothing is given back, in writing.
 *
 * @param now seconds.
 * @param askFact what the gateway's books have of it; asked before anything is written.
 */
export async function settle(
  db: Kysely<Database>,
  now: number,
  news: Notification,
  askFact: () => Promise<Notification>,
): Promise<Settled> {
  const told = await paymentOf(db, news.payId)
  const fact = told?.amount === news.amount ? news : await askFact()
  return db.transaction().execute((trx) => settleIn(trx, now, news, fact))
}

/** The same in the caller's transaction, for a fact that is known. */
export async function settleIn(
  trx: Kysely<Database>,
  now: number,
  news: Notification,
  fact: Notification = news,
): Promise<Settled> {
  const repeated = await trx
    .updateTable('payment_notifications')
    .set((eb) => ({ repeats: eb('repeats', '+', 1) }))
    .where('gateway', '=', news.gateway)
    .where('transactionId', '=', news.transactionId)
    .returning('repeats')
    .executeTakeFirst()
  if (repeated) return 'repeated'
  const told = await paymentOf(trx, news.payId)
  const problem = told ? (told.amount === news.amount ? '' : 'wrong-amount') : 'unknown'
  await keep(trx, now, news, problem)
  await noteTaken(trx, now, fact)
  const payment = fact.payId === news.payId ? told : await paymentOf(trx, fact.payId)
  if (payment?.amount !== fact.amount) {
    const reason = payment ? 'wrong-amount' : 'unknown'
    await giveBack(trx, now, fact, reason)
    return reason
  }
  if (payment.status !== PayStatus.Due) {
    const reason = payment.status === PayStatus.Paid ? 'twice' : 'late'
    await giveBack(trx, now, fact, reason)
    return 'late'
  }
  const { payId, payType } = fact
  await markPaid(trx, { payId, orderId: payment.orderId, payType, now })
  return 'paid'
}

/** Writes the news down. What has a problem is found by it, whatever becomes of the money. */
async function keep(
  trx: Kysely<Database>,
  now: number,
  { gateway, transactionId, payId, amount }: Notification,
  problem: string,
): Promise<void> {
  await trx
    .insertInto('payment_notifications')
    .values({ gateway, transactionId, payId, amount, receivedAt: now, repeats: 0, problem })
    .execute()
}

const paymentOf = (trx: Kysely<Database>, payId: string) =>
  trx.selectFrom('payments').selectAll().where('id', '=', payId).executeTakeFirst()

/** Our books learn what the vendor took; what else it was to collect for the payment, it is to collect no more. */
async function noteTaken(
  trx: Kysely<Database>,
  now: number,
  { gateway, orderId, transactionId, payId }: Notification,
): Promise<void> {
  const ours = trx
    .updateTable('gateway_orders')
    .where('gateway', '=', gateway)
    .where('id', '=', orderId)
  await ours.set({ askAt: null }).execute()
  const { numUpdatedRows } = await ours
    .set({ status: 'paid', transactionId })
    .where('transactionId', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await trx
    .updateTable('gateway_orders')
    .set({ status: 'cancelled', askAt: now })
    .where('payId', '=', payId)
    .where('status', '=', 'open')
    .execute()
}

/**
 * The gateway returns the money to where it came from, and the refund is written down.
 *
 * @param now seconds.
 */
async function giveBack(
  trx: Kysely<Database>,
  now: number,
  { gateway, transactionId, payId, amount }: Notification,
  reason: RefundReason,
): Promise<void> {
  const id = newId(now)
  await queueRefund(trx, { id, gateway, transactionId, amount, total: amount, reason, now })
  await trx
    .insertInto('refunds')
    .values({ id, payId, gateway, transactionId, amount, reason, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .updateTable('gateway_orders')
    .set({ status: 'refunded' })
    .where('gateway', '=', gateway)
    .where('transactionId', '=', transactionId)
    .execute()
}

/** The payment is paid and its orders wait to be shipped, or to be picked up. */
export async function markPaid(
  trx: Kysely<Database>,
  paid: { payId: string; orderId: string; payType: number; now: number },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: PayStatus.Paid, paidAt: paid.now, payType: paid.payType })
    .where('id', '=', paid.payId)
    .execute()
  // What is picked up waits at the counter from now on.
  const stage = sql<number>`case way when ${sql.lit(Way.PickUp)}
    then ${sql.lit(OrderStatus.WaitingToReceive)} else ${sql.lit(OrderStatus.WaitingToShip)} end`
  await trx
    .updateTable('orders')
    .set({ status: stage, stage, paidAt: paid.now })
    .where('payId', '=', paid.payId)
    .where('status', '=', OrderStatus.DuePayment)
    .execute()
  await handOver(trx, paid.payId, paid.now)
  await creditRecharge(trx, paid.payId, paid.now)
  await beginInvestment(trx, paid)
}
