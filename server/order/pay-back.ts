import { type Kysely, sql } from 'kysely'
import { PayStatus } from '../../src/features/pay/contract'
import { PayType } from '../../src/shared/pay'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { queueRefund } from '../gateways/orders'
import { book } from '../wallet/book'
import { accountOf } from '../wallet/open-accounts'

const TITLE = { en: 'Refund', 'zh-Hans': '退款' }
const POINTS_BACK = { en: 'Points given back', 'zh-Hans': '退还积分' }
const POINTS_TAKEN = { en: 'Points of a refunded order', 'zh-Hans': '退款扣回积分' }

/** Gateways by the type of a payment whose own entry is gone. */
const GATEWAYS: Readonly<Record<number, string>> = {
  [PayType.Alipay]: 'alipay',
  [PayType.WeChatBrowser]: 'wechat',
  [PayType.WeChatNative]: 'wechat',
  [PayType.MiniProgram]: 'wechat',
}

/** What goes back, and for what. Cents and points. */
export interface PayBack {
  readonly orderId: string
  readonly payId: string
  readonly userId: string
  /** Empty when a whole order, or a package, is called off. */
  readonly afterSaleId: string
  readonly amount: number
  readonly points: number
  /** Points the order has brought, which are taken again as far as they are there. */
  readonly taken: number
  readonly reason: string
  readonly now: number
}

/**
 * Money goes back to where it came from, points to their account, in writing and once: a second row for the
 * same after-sale does not exist.
 *
 * @returns where the money went, and the points that were taken.
 * @throws Error when it was paid back before.
 */
export async function payBack(
  trx: Kysely<Database>,
  { now, ...back }: PayBack,
): Promise<{ channel: string; taken: number }> {
  const { payId, userId, amount, points } = back
  const channel = amount > 0 ? await channelOf(trx, payId) : 'none'
  const pointsAccount = await accountOf(trx, userId, 'points')
  const taken = Math.min(back.taken, points + (await spareOf(trx, pointsAccount)))
  const id = newId(now)
  await trx
    .insertInto('order_refunds')
    .values({ ...back, taken, id, channel, createdAt: now })
    .execute()
  const line = { kind: 'refund', now, refId: id }
  if (channel === 'balance') {
    const accountId = await accountOf(trx, userId, 'balance')
    await book(trx, { ...line, accountId, amount, title: TITLE, refKind: 'orderRefund' })
  } else if (amount > 0) {
    const paid = await trx
      .updateTable('gateway_orders')
      .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
      .where('payId', '=', payId)
      .where('status', '=', 'paid')
      .returning(['gateway', 'transactionId', 'amount as total'])
      .executeTakeFirst()
    if (paid) {
      const { gateway, total, transactionId } = paid
      const refund = { id, amount, total, reason: back.reason, now }
      await queueRefund(trx, { ...refund, gateway, transactionId: transactionId ?? '' })
    }
  }
  const move = { ...line, accountId: pointsAccount }
  if (points > 0) {
    await book(trx, { ...move, amount: points, title: POINTS_BACK, refKind: 'refundPoints' })
  }
  if (taken > 0) {
    await book(trx, { ...move, amount: -taken, title: POINTS_TAKEN, refKind: 'refundTaken' })
  }
  return { channel, taken }
}

async function channelOf(trx: Kysely<Database>, payId: string): Promise<string> {
  const { payType } = await trx
    .selectFrom('payments')
    .select('payType')
    .where('id', '=', payId)
    .where('status', '=', PayStatus.Paid)
    .executeTakeFirstOrThrow()
  if (payType === PayType.AssetRedirect) return 'balance'
  const order = await trx
    .selectFrom('gateway_orders')
    .select('gateway')
    .where('payId', '=', payId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return order?.gateway ?? GATEWAYS[payType ?? 0] ?? 'cashier'
}

async function spareOf(trx: Kysely<Database>, accountId: string): Promise<number> {
  const { spare } = await trx
    .selectFrom('accounts')
    .select(sql<number>`amount - frozen`.as('spare'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Math.max(0, spare)
}
