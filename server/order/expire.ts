import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import type { Database } from '../database/schema'
import { reconcile } from '../pay/reconcile'
import { expireAfterSales } from './after-sales'
import { closeUnpaid } from './close'
import { receive } from './receive'
import { tellBuyer } from './tell-buyer'

/** Days after which a shipped order counts as received. */
export const RECEIVE_AFTER_DAYS = 7
const DAY = 86_400

/**
 * Does what time does to orders: closes the unpaid ones whose time is over and gives their stock back, unless
 * a gateway has their money, takes shipped ones as received after seven days, and moves after-sales nobody
 * has answered. Called before anything looks at orders or payments, so nobody sees one that should have
 * moved and no timer is needed.
 *
 * @param now seconds.
 */
export async function expireOrders(db: Kysely<Database>, now: number): Promise<void> {
  await closeOverdue(db, now)
  await receiveOverdue(db, now)
  await expireAfterSales(db, now)
}

async function closeOverdue(db: Kysely<Database>, now: number): Promise<void> {
  const due = await dueOrders(db, now).executeTakeFirst()
  if (!due) return
  await db.transaction().execute(async (trx) => {
    const asked = await dueOrders(trx, now).execute()
    await reconcile(
      trx,
      now,
      asked.map(({ payId }) => payId),
    )
    for (const order of await dueOrders(trx, now).execute()) {
      await closeUnpaid(trx, order, { reason: 'expired', now }, PayStatus.Expired)
    }
  })
}

function dueOrders(db: Kysely<Database>, now: number) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', OrderStatus.DuePayment)
    .where('expiresAt', '<=', now)
}

/** One with an open after-sale waits: its status says so. */
const arrivedOrders = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', OrderStatus.WaitingToReceive)
    .where('shippedAt', '<=', now - RECEIVE_AFTER_DAYS * DAY)

async function receiveOverdue(db: Kysely<Database>, now: number): Promise<void> {
  if (!(await arrivedOrders(db, now).executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    for (const order of await arrivedOrders(trx, now).execute()) {
      const receivedAt = (order.shippedAt ?? now) + RECEIVE_AFTER_DAYS * DAY
      await receive(trx, order, receivedAt)
      await tellBuyer(trx, order, 'received', receivedAt)
    }
  })
}
