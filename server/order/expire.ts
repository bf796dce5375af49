import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import type { Database } from '../database/schema'
import { reconcile } from '../pay/reconcile'

/**
 * Closes the unpaid orders whose time is over and gives their stock back, unless a gateway has their
 * money: those are paid. Called before anything looks at orders or payments, so nobody sees one that
 * should be closed and no timer is needed.
 *
 * @param now seconds.
 */
export async function expireOrders(db: Kysely<Database>, now: number): Promise<void> {
  const due = await dueOrders(db, now).executeTakeFirst()
  if (!due) return
  await db.transaction().execute(async (trx) => {
    const asked = (await dueOrders(trx, now).execute()).map(({ id }) => id)
    const payments = await trx
      .selectFrom('payments')
      .select('id')
      .where('orderId', 'in', asked)
      .execute()
    await reconcile(
      trx,
      now,
      payments.map(({ id }) => id),
    )
    for (const { id } of await dueOrders(trx, now).execute()) await closeOrder(trx, id)
  })
}

function dueOrders(db: Kysely<Database>, now: number) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', OrderStatus.DuePayment)
    .where('expiresAt', '<=', now)
}

async function closeOrder(trx: Kysely<Database>, orderId: string): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['skuId', 'count'])
    .where('orderId', '=', orderId)
    .execute()
  for (const { skuId, count } of lines) {
    await trx
      .updateTable('skus')
      .set((eb) => ({ stock: eb('stock', '+', count) }))
      .where('id', '=', skuId)
      .execute()
  }
  await trx
    .updateTable('orders')
    .set({ status: OrderStatus.Closed })
    .where('id', '=', orderId)
    .execute()
  await trx
    .updateTable('payments')
    .set({ status: PayStatus.Expired })
    .where('orderId', '=', orderId)
    .where('status', '=', PayStatus.Due)
    .execute()
}
