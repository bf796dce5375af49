import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import type { Database } from '../database/schema'
import { grow } from '../member/experience'
import { termsOf } from '../record/configs'
import { book } from '../wallet/book'
import { accountOf } from '../wallet/open-accounts'
import { linesOf, type OrderRow, refreshOrder } from './stage'

const EARNED = { en: 'Points for an order', 'zh-Hans': '购物返积分' }

/** One of experience for each yuan that was paid and kept. @param kept cents. */
export const experienceFor = (kept: number): number => Math.floor(kept / 100)

/**
 * The order has arrived: it is done. What was paid and kept brings points by the buyer's grade, and one of
 * experience for each yuan.
 *
 * @param now seconds: when it arrived.
 */
export async function receive(trx: Kysely<Database>, order: OrderRow, now: number): Promise<void> {
  const lines = await linesOf(trx, order)
  const kept = lines.reduce((sum, { paid, refundedAmount }) => sum + paid - refundedAmount, 0)
  const { gradeId } = await trx
    .selectFrom('users')
    .select('gradeId')
    .where('id', '=', order.userId)
    .executeTakeFirstOrThrow()
  const earned = Math.floor((kept * termsOf(gradeId).pointsRate) / 10_000)
  await trx
    .updateTable('orders')
    .set({ stage: OrderStatus.Done, receivedAt: now, earned })
    .where('id', '=', order.id)
    .execute()
  await refreshOrder(trx, order.id, now)
  await grow(trx, order.userId, experienceFor(kept), now)
  if (earned === 0) return
  await book(trx, {
    accountId: await accountOf(trx, order.userId, 'points'),
    amount: earned,
    kind: 'task',
    title: EARNED,
    now,
    refKind: 'orderEarned',
    refId: order.id,
  })
}
