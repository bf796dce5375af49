import type { Kysely } from 'kysely'
import { PayStatus } from '../../src/features/pay/contract'
import type { Database } from '../database/schema'
import type { Context } from '../handler'
import { investmentPaidBy } from '../investment/course'
import { Refusal } from '../refusal'
import { book } from '../wallet/book'
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
  const { id, userId, orderId, title, amount } = payment
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'balance')
    .executeTakeFirst()
  if (!account || (await balanceOf(trx, userId)) < amount) throw POOR
  const source =
    orderId === ''
      ? ({ refKind: 'payment', refId: id } as const)
      : ({ refKind: 'order', refId: orderId } as const)
  await book(trx, {
    ...source,
    accountId: account.id,
    amount: -amount,
    kind: (await investmentPaidBy(trx, id)) ? 'invest' : 'order',
    title,
    now,
  })
}
