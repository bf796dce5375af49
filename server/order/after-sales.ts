import type { Kysely, Selectable } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { AfterSaleKind, AfterSaleState } from '../../src/features/order/contract-shapes'
import { countOf } from '../database/page'
import type { Database } from '../database/schema'
import { sendSubscribed } from '../gateways/subscriptions'
import { shrink } from '../member/experience'
import { Refusal } from '../refusal'
import { type Action, type Actor, advance, type Sale } from './after-sale-machine'
import { giveStockBack } from './close'
import { payBack } from './pay-back'
import { experienceFor } from './receive'
import type { AfterSaleTable } from './rows-after'
import { linesOf, partOf, refreshOrder } from './stage'
import { refundedText, tellOfSale } from './tell-buyer'
import { tellShop } from './tell-shop'

export type AfterSaleRow = Selectable<AfterSaleTable>

const NOT_NOW = new Refusal(400, {
  en: 'This cannot be done in its present state.',
  'zh-Hans': '当前状态不支持该操作',
})

/** What the rules look at of a row. */
export const saleOf = (row: AfterSaleRow): Sale => ({
  kind: row.kind as AfterSaleKind,
  state: row.state as AfterSaleState,
  appealed: row.appealed === 1,
  deadlineAt: row.deadlineAt,
})

export interface Deed {
  readonly by: Actor
  readonly action: Action
  /** Who did it; empty for the clock. */
  readonly actorId: string
  readonly message?: string
  readonly parcel?: { readonly carrier: string; readonly number: string }
  readonly now: number
}

/**
 * Moves an after-sale, writes down who did it, and lets the money go when it is time; in the caller's
 * transaction.
 *
 * @throws Refusal 400 when it may not be done now.
 */
export async function moveAfterSale(
  trx: Kysely<Database>,
  id: string,
  { by, action, actorId, message = '', parcel, now }: Deed,
): Promise<void> {
  const row = await trx
    .selectFrom('after_sales')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const next = advance(saleOf(row), by, action, now)
  if (!next) throw NOT_NOW
  const packed = parcel ? JSON.stringify(parcel) : undefined
  await trx
    .updateTable('after_sales')
    .set({
      state: next.state,
      appealed: next.appealed ? 1 : 0,
      deadlineAt: next.deadlineAt,
      ...(packed && action === 'sendBack' && { returnParcel: packed }),
      ...(packed && action === 'resend' && { exchangeParcel: packed }),
    })
    .where('id', '=', id)
    .execute()
  await note(trx, id, { by, action, actorId, message, now })
  const refunded = next.state === AfterSaleState.Refunded ? await refund(trx, row, now) : 0
  const { appealed } = next
  if (by !== 'buyer') await tellOfSale(trx, row, next.state, { appealed, refunded, now })
  if (refunded > 0) {
    await sendSubscribed(trx, {
      userId: row.userId,
      moment: 'refunded',
      refId: id,
      text: refundedText(refunded),
      url: `/views/index?url=/after-sale/show&id=${id}`,
      now,
    })
  }
  if (by !== 'seller') await tellShop(trx, { ...row, state: next.state }, now)
  await refreshOrder(trx, row.orderId, now)
}

/** One more step of its story. */
export async function note(
  trx: Kysely<Database>,
  afterSaleId: string,
  step: {
    by: Actor
    action: string
    actorId: string
    message: string
    now: number
  },
): Promise<void> {
  const count = await countOf(
    trx.selectFrom('after_sale_steps').where('afterSaleId', '=', afterSaleId),
  )
  const { by: actor, now: createdAt, action, actorId, message } = step
  await trx
    .insertInto('after_sale_steps')
    .values({ afterSaleId, position: count, createdAt, actor, actorId, action, message })
    .execute()
}

/** Gives back what an after-sale is about. @returns the money of it, in cents. */
async function refund(trx: Kysely<Database>, sale: AfterSaleRow, now: number): Promise<number> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', sale.orderId)
    .executeTakeFirstOrThrow()
  const lines = await linesOf(trx, order)
  const line = lines.find(({ position }) => position === sale.position)
  if (!line) throw new Error(`after-sale ${sale.id} is about no line`)
  const goods = Math.min(sale.amount, line.paid - line.refundedAmount)
  const points = partOf(line.points, line, sale.count)
  const held = lines.reduce((sum, { paid, refundedAmount }) => sum + paid - refundedAmount, 0)
  const taken = held > 0 ? Math.floor((order.earned * goods) / held) : 0
  const others = lines.every(
    (each) => each.position === line.position || each.refunded === each.count,
  )
  const isLast = others && line.refunded + sale.count === line.count
  // What was never sent costs no freight; what was travelled.
  const neverSent = order.shippedAt === null && lines.every(({ shipped }) => shipped === 0)
  const freight = isLast && neverSent ? order.freight : 0
  await trx
    .updateTable('order_lines')
    .set({
      refunded: line.refunded + sale.count,
      refundedAmount: line.refundedAmount + goods,
      refundedPoints: line.refundedPoints + points,
    })
    .where('orderId', '=', order.id)
    .where('position', '=', line.position)
    .execute()
  const cameBack = sale.sent === 0 || sale.kind !== AfterSaleKind.Refund
  if (cameBack) await giveStockBack(trx, line.skuId, sale.count, now)
  const { id: orderId, payId, userId } = order
  const amount = goods + freight
  const back = { orderId, payId, userId, afterSaleId: sale.id, amount, points, taken }
  const { taken: took } = await payBack(trx, { ...back, reason: sale.reason, now })
  await trx
    .updateTable('orders')
    .set((eb) => ({ earned: eb('earned', '-', took) }))
    .where('id', '=', orderId)
    .execute()
  // Taken as it was given: by what is kept, so that steps of any size take the same in all.
  if (order.receivedAt !== null)
    await shrink(trx, userId, experienceFor(held) - experienceFor(held - goods), now)
  return amount
}

const overdue = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('after_sales')
    .select(['id', 'deadlineAt'])
    .where('deadlineAt', '<=', now)
    .orderBy('deadlineAt')

/** What happens by itself does, each at its own time: an answer that opens the next deadline too. */
export async function expireAfterSales(db: Kysely<Database>, now: number): Promise<void> {
  if (!(await overdue(db, now).executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    for (;;) {
      const next = await overdue(trx, now).executeTakeFirst()
      if (!next) return
      const at = next.deadlineAt ?? now
      await moveAfterSale(trx, next.id, { by: 'clock', action: 'expire', actorId: '', now: at })
    }
  })
}

/** Days after an order has arrived in which something can be asked for. */
const AFTER_DAYS = 7
const DAY = 86_400

/** Whether anything can be asked for on an order. @param now seconds. */
export function isOpenForAfterSale(
  { stage, receivedAt }: { stage: number; receivedAt: number | null },
  now: number,
): boolean {
  if (stage === OrderStatus.Done) return (receivedAt ?? 0) + AFTER_DAYS * DAY > now
  return stage === OrderStatus.WaitingToShip || stage === OrderStatus.WaitingToReceive
}
