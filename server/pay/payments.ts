import type { Kysely, Selectable } from 'kysely'
import { PayStatus } from '../../src/features/pay/contract'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import { expireOrders } from '../order/expire'
import type { PaymentTable } from '../order/rows'
import { notFound, Refusal } from '../refusal'
import { reconcile } from './reconcile'

export type PaymentRow = Selectable<PaymentTable>

const PAYMENT = { en: 'The payment', 'zh-Hans': '支付单' }
const CLOSED: Readonly<Record<number, Refusal>> = {
  [PayStatus.Paid]: new Refusal(400, { en: 'This order is paid.', 'zh-Hans': '订单已支付' }),
  [PayStatus.Cancelled]: new Refusal(400, {
    en: 'This order was cancelled.',
    'zh-Hans': '订单已取消',
  }),
  [PayStatus.Expired]: new Refusal(400, {
    en: 'This order has expired.',
    'zh-Hans': '订单已过期',
  }),
}

/** A payment of the caller's, expired if its time is over. @throws Refusal when there is none of theirs. */
export async function ownPayment(context: Context, payId: string): Promise<PaymentRow> {
  const { db, now } = context
  await expireOrders(db, now())
  await expirePayment(db, payId, now())
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payId)
    .where('userId', '=', callerOf(context).id)
    .executeTakeFirst()
  if (!payment) throw notFound(PAYMENT)
  return payment
}

/** Payments without an order, such as a top-up, expire by themselves, unless a gateway has the money. */
async function expirePayment(db: Kysely<Database>, payId: string, now: number): Promise<void> {
  const due = (trx: Kysely<Database>) =>
    trx
      .selectFrom('payments')
      .select('id')
      .where('id', '=', payId)
      .where('status', '=', PayStatus.Due)
      .where('expiresAt', '<=', now)
      .executeTakeFirst()
  if (!(await due(db))) return
  await db.transaction().execute(async (trx) => {
    await reconcile(trx, now, [payId])
    if (!(await due(trx))) return
    await trx
      .updateTable('payments')
      .set({ status: PayStatus.Expired })
      .where('id', '=', payId)
      .execute()
  })
}

/** @throws Refusal 400 which says how it was closed. */
export function requireDue(payment: PaymentRow): void {
  const refusal = CLOSED[payment.status]
  if (refusal) throw refusal
}
