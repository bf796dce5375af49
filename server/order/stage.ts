import type { Kysely, Selectable } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { AfterSaleState } from '../../src/features/order/contract-shapes'
import type { Database } from '../database/schema'
import { giveCouponBack } from './discounts'
import { Way } from './quote'
import type { OrderLineTable, OrderTable } from './rows'

export type OrderRow = Selectable<OrderTable>

/** After-sales that have come to an end. */
export const ENDED: readonly number[] = [
  AfterSaleState.Refunded,
  AfterSaleState.Exchanged,
  AfterSaleState.Cancelled,
  AfterSaleState.Closed,
]

/** A line with where its pieces are. */
export interface LineState extends Selectable<OrderLineTable> {
  /** Pieces that have left the shop. */
  readonly shipped: number
  /** Pieces an open after-sale is about, and those of them that never left. */
  readonly claimed: number
  readonly claimedUnsent: number
  /** Pieces that went back without having left. */
  readonly refundedUnsent: number
}

/** Pieces the shop still has to send. */
export const toShip = ({ count, shipped, refundedUnsent }: LineState): number =>
  count - shipped - refundedUnsent

/** What was picked up has left the shop when the order is done. */
const leftByHand = (order: OrderRow) => order.way === Way.PickUp && order.stage === OrderStatus.Done

/** The lines of an order, each with where its pieces are. */
export async function linesOf(db: Kysely<Database>, order: OrderRow): Promise<LineState[]> {
  const [lines, sent, sales] = await Promise.all([
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('orderId', '=', order.id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('parcel_lines')
      .select(['position', 'count'])
      .where('orderId', '=', order.id)
      .execute(),
    db
      .selectFrom('after_sales')
      .select(['position', 'count', 'state', 'sent'])
      .where('orderId', '=', order.id)
      .execute(),
  ])
  return lines.map((line) => {
    const own = sales.filter(({ position }) => position === line.position)
    const pieces = (list: readonly { count: number }[]) =>
      list.reduce((sum, { count }) => sum + count, 0)
    const open = own.filter(({ state }) => !ENDED.includes(state))
    const unsent = own.filter((sale) => sale.sent === 0)
    const refundedUnsent = pieces(unsent.filter(({ state }) => state === AfterSaleState.Refunded))
    return {
      ...line,
      shipped: leftByHand(order)
        ? line.count - refundedUnsent
        : pieces(sent.filter(({ position }) => position === line.position)),
      claimed: pieces(open),
      claimedUnsent: pieces(open.filter((sale) => sale.sent === 0)),
      refundedUnsent,
    }
  })
}

/** The most that can be asked for `count` more pieces, in what `of` counts: fixed shares, to the cent. */
export function partOf(
  total: number,
  line: { readonly count: number; readonly refunded: number },
  count: number,
): number {
  const upTo = (pieces: number) => Math.floor((total * pieces) / line.count)
  return upTo(line.refunded + count) - upTo(line.refunded)
}

/**
 * Brings an order to where its pieces and after-sales are: shipped when nothing is left to ship, closed when
 * everything went back, and shown as after-sale while one is open.
 *
 * @param now seconds.
 */
export async function refreshOrder(
  trx: Kysely<Database>,
  orderId: string,
  now: number,
): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await linesOf(trx, order)
  const isPaid = order.stage !== OrderStatus.DuePayment && order.stage !== OrderStatus.Closed
  const changes: Partial<OrderRow> = {}
  if (isPaid && lines.every(({ count, refunded }) => refunded === count)) {
    Object.assign(changes, { stage: OrderStatus.Closed, closedAt: now, closeReason: 'refunded' })
    await giveCouponBack(trx, orderId)
  } else if (
    order.stage === OrderStatus.WaitingToShip &&
    lines.every((line) => toShip(line) === 0)
  ) {
    Object.assign(changes, { stage: OrderStatus.WaitingToReceive, shippedAt: now })
  }
  const stage = changes.stage ?? order.stage
  const isOpen = lines.some(({ claimed }) => claimed > 0)
  const status = isOpen ? OrderStatus.Refund : stage
  await trx
    .updateTable('orders')
    .set({ ...changes, stage, status })
    .where('id', '=', orderId)
    .execute()
}
