import type { Kysely } from 'kysely'
import { PayStatus } from '../../src/api/pay/list-pay-methods'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import type { Context } from '../handler'
import { Refusal } from '../refusal'
import type { PaymentRow } from './payments'
import { markPaid } from './settle'

const POOR = new Refusal(400, { en: 'The balance is too low.', 'zh-Hans': '余额不足' })
const ELSEWHERE = new Refusal(400, {
  en: 'Another way of paying is being confirmed. Please wait a moment.',
  'zh-Hans': '另一笔付款正在确认中，请稍候',
})

/** What the balance account of a user holds, cents. */
export async function balanceOf(db: Kysely<Database>, userId: string): Promise<number> {
  const account = await db
    .selectFrom('accounts')
    .select(['amount', 'frozen'])
    .where('userId', '=', userId)
    .where('kind', '=', 'balance')
    .executeTakeFirst()
  return account ? account.amount - account.frozen : 0
}

/**
 * Balance and asset payments settle at once (client spec §4), and once: not when a gateway has the money
 * already and its word is on the way. Orders at gateways that are still open close.
 *
 * @throws Refusal 400 when the balance is too low or a gateway was faster.
 */
export async function payFromBalance(
  { db, now }: Context,
  payment: PaymentRow,
  payType: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const still = await trx
      .selectFrom('payments')
      .select('id')
      .where('id', '=', payment.id)
      .where('status', '=', PayStatus.Due)
      .executeTakeFirst()
    if (!still) return
    const elsewhere = await trx
      .selectFrom('gateway_orders')
      .select('id')
      .where('payId', '=', payment.id)
      .where('status', '=', 'paid')
      .executeTakeFirst()
    if (elsewhere) throw ELSEWHERE
    await trx
      .updateTable('gateway_orders')
      .set({ status: 'cancelled' })
      .where('payId', '=', payment.id)
      .where('status', '=', 'open')
      .execute()
    await take(trx, payment, now())
    await markPaid(trx, { payId: payment.id, orderId: payment.orderId, payType, now: now() })
  })
}

async function take(trx: Kysely<Database>, payment: PaymentRow, now: number): Promise<void> {
  const taken = await trx
    .updateTable('accounts')
    .set((eb) => ({ amount: eb('amount', '-', payment.amount) }))
    .where('userId', '=', payment.userId)
    .where('kind', '=', 'balance')
    .where((eb) => eb(eb('amount', '-', eb.ref('frozen')), '>=', payment.amount))
    .returning(['id', 'amount'])
    .executeTakeFirst()
  if (!taken) throw POOR
  await trx
    .insertInto('ledger')
    .values({
      id: newId(now),
      accountId: taken.id,
      userId: payment.userId,
      kind: 'order',
      title: payment.title,
      amount: -payment.amount,
      balance: taken.amount,
      createdAt: now,
      refKind: 'order',
      refId: payment.orderId,
    })
    .execute()
}
