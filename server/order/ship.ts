import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { sendSubscribed } from '../gateways/subscriptions'
import { Refusal } from '../refusal'
import { Way } from './quote'
import { linesOf, refreshOrder, toShip } from './stage'
import { OF_ORDER, tellBuyer } from './tell-buyer'

const NOT_NOW = new Refusal(400, {
  en: 'There is nothing to ship in this order now.',
  'zh-Hans': '该订单当前无需发货',
})
const TOO_MANY = new Refusal(400, {
  en: 'A line has fewer pieces left to ship.',
  'zh-Hans': '发货数量超过待发数量',
})

/** A parcel as the shop packs it. `now` is seconds. */
export interface Packed {
  readonly carrier: string
  readonly number: string
  readonly requestId: string
  readonly lines: readonly { readonly position: number; readonly count: number }[]
  readonly now: number
}

/**
 * A parcel leaves the shop, once for a request id; the order is shipped when nothing is left of it.
 *
 * @throws Refusal 400 when the order has nothing to ship, or not that many pieces.
 */
export async function shipParcel(
  trx: Kysely<Database>,
  orderId: string,
  { lines, now, ...parcel }: Packed,
): Promise<void> {
  const repeated = await trx
    .selectFrom('parcels')
    .select('id')
    .where('orderId', '=', orderId)
    .where('requestId', '=', parcel.requestId)
    .executeTakeFirst()
  if (repeated) return
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.stage !== OrderStatus.WaitingToShip || order.way !== Way.Courier) throw NOT_NOW
  const there = await linesOf(trx, order)
  const places = new Set(lines.map(({ position }) => position))
  if (places.size < lines.length) throw TOO_MANY
  for (const { position, count } of lines) {
    const line = there.find((each) => each.position === position)
    // What somebody wants their money back for stays until that is decided.
    if (!line || count > toShip(line) - line.claimedUnsent) throw TOO_MANY
  }
  const id = newId(now)
  await trx
    .insertInto('parcels')
    .values({ ...parcel, id, orderId, createdAt: now })
    .execute()
  await trx
    .insertInto('parcel_lines')
    .values(lines.map((line) => ({ ...line, parcelId: id, orderId })))
    .execute()
  await refreshOrder(trx, orderId, now)
  await tellBuyer(trx, order, 'shipped', now)
  await sendSubscribed(trx, {
    userId: order.userId,
    moment: 'shipped',
    refId: id,
    text: OF_ORDER.shipped(order.serial),
    url: `/views/index?url=/order/show&id=${orderId}`,
    now,
  })
}
