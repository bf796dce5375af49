import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { invoice, type Order, OrderStatus } from '../../src/features/order/contract'
import { AfterSaleState } from '../../src/features/order/contract-shapes'
import { parseJson } from '../../src/shared/json'
import { readText, unpackTexts } from '../database/l10n'
import { splitList } from '../database/page'
import type { Database } from '../database/schema'
import type { Locale } from '../handler'
import { regionIn } from '../place/names'
import { isOpenForAfterSale } from './after-sales'
import { RECEIVE_AFTER_DAYS } from './expire'
import { Way } from './quote'
import { ENDED, type LineState, linesOf, type OrderRow, toShip } from './stage'
import { shopsReason } from './tell-buyer'

export interface Wanted {
  /** Whose orders, or of which stores: a buyer sees the former, a shop the latter. */
  readonly userId?: string
  readonly storeIds?: readonly string[]
  readonly id?: string
  readonly status?: number | undefined
  readonly keyword?: string | undefined
  readonly limit: number
  readonly offset: number
}

interface Reader {
  readonly db: Kysely<Database>
  readonly locale: Locale
  readonly now: () => number
}

/** What an invoice is made out to; null for none, and for one that is damaged. */
function invoiceOf(json: string): Order['invoice'] {
  const read = v.safeParse(invoice, parseJson(json))
  return read.success ? read.output : null
}

/** Characters `like` would read as wildcards, taken literally. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function found(db: Kysely<Database>, { userId, storeIds, id, keyword = '' }: Wanted) {
  const words = splitList(keyword.trim().toLowerCase(), /\s+/)
  let mine = db.selectFrom('orders')
  if (userId !== undefined) {
    mine = mine.where('orders.userId', '=', userId).where('orders.deletedAt', 'is', null)
  }
  if (storeIds) mine = mine.where('orders.storeId', 'in', storeIds)
  if (id !== undefined) mine = mine.where('orders.id', '=', id)
  for (const word of words) {
    const like = `%${literal(word)}%`
    mine = mine.where(
      sql<boolean>`(lower(orders.serial) like ${like} escape '\\' or exists (
        select 1 from order_lines where order_lines.orderId = orders.id
          and lower(order_lines.name || ' ' || order_lines.skuName) like ${like} escape '\\'))`,
    )
  }
  return mine
}

/** Orders of one user or of some stores, newest first, as the wire has them. */
export async function readOrders(
  reader: Reader,
  wanted: Wanted,
): Promise<{ orders: Order[]; totalCount: number; counts: Record<string, number> }> {
  const { status, limit, offset } = wanted
  const all = found(reader.db, wanted)
  const rows = await all
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 0))
    .leftJoin('stores', 'stores.id', 'orders.storeId')
    .selectAll('orders')
    .select(['stores.name as storeName', 'stores.address as storeAddress', 'stores.hours as hours'])
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const byStatus = await all
    .select((eb) => ['orders.status', eb.fn.countAll<number>().as('count')])
    .groupBy('orders.status')
    .execute()
  const counts = Object.fromEntries(byStatus.map((row) => [String(row.status), row.count]))
  const totalCount = byStatus
    .filter((row) => status === undefined || row.status === status)
    .reduce((sum, { count }) => sum + count, 0)
  const isBuyer = wanted.userId !== undefined
  const orders = await Promise.all(rows.map((row) => toOrder(reader, row, isBuyer)))
  return { orders, totalCount, counts }
}

interface Named extends OrderRow {
  readonly storeName: string | null
  readonly storeAddress: string | null
  readonly hours: string | null
}

async function toOrder({ db, locale, now }: Reader, row: Named, isBuyer: boolean): Promise<Order> {
  const text = (json: string | null) => (json === null ? '' : readText(json, locale))
  const [lines, parcels, reviewed, refunds, sales] = await Promise.all([
    linesOf(db, row),
    parcelsOf(db, row.id),
    db.selectFrom('reviews').select('productId').where('orderId', '=', row.id).execute(),
    db.selectFrom('order_refunds').select('amount').where('orderId', '=', row.id).execute(),
    openSales(db, row.id),
  ])
  const isReviewed = (line: LineState) => reviewed.some((each) => each.productId === line.productId)
  const isShown = row.stage === OrderStatus.WaitingToReceive || row.stage === OrderStatus.Done
  const { name, mobile, time } = unpackTexts(row.pickup, 'name', 'mobile', 'time')
  const sentTo = unpackTexts(row.address, 'name', 'mobile', 'region', 'detail')
  const address = { ...sentTo, region: regionIn(locale, sentTo.region) }
  const isSent = row.stage === OrderStatus.WaitingToReceive && row.shippedAt !== null
  return {
    id: row.id,
    serial: row.serial,
    status: row.status as OrderStatus,
    payId: row.payId,
    storeId: row.storeId,
    storeName: text(row.storeName),
    way: row.way,
    lines: lines.map((line) => ({
      productId: line.productId,
      skuId: line.skuId,
      name: readText(line.name, locale),
      skuName: readText(line.skuName, locale),
      image: line.image,
      price: line.price,
      count: line.count,
      position: line.position,
      paid: line.paid,
      shipped: line.shipped,
      refunded: line.refunded,
      claimed: line.claimed,
      reviewed: isReviewed(line),
    })),
    goodsAmount: row.goodsAmount,
    memberDiscount: row.memberDiscount,
    couponDiscount: row.couponDiscount,
    pointsDiscount: row.points,
    points: row.points,
    freight: row.freight,
    amount: row.amount,
    refundedAmount: refunds.reduce((sum, { amount }) => sum + amount, 0),
    earned: row.earned,
    address,
    note: row.note,
    // The code is the goods: a shop reads it from the buyer's screen.
    pickup:
      row.way === Way.PickUp
        ? {
            code: isBuyer && isShown ? row.pickupCode : '',
            store: text(row.storeName),
            address: text(row.storeAddress),
            hours: text(row.hours),
            name: name || address.name,
            mobile: mobile || address.mobile,
            time,
          }
        : null,
    invoice: invoiceOf(row.invoice),
    parcels,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    expiresAt: row.expiresAt,
    shippedAt: row.shippedAt,
    receivedAt: row.receivedAt,
    receivesAt: isSent ? (row.shippedAt ?? 0) + RECEIVE_AFTER_DAYS * 86_400 : null,
    closedAt: row.closedAt,
    closeReason: row.closedBy === 'shop' ? shopsReason(row.closeReason)[locale] : row.closeReason,
    closedBy: row.closedBy,
    ...(sales[0] !== undefined && { afterSaleState: sales[0] }),
    // What has left is not waited for.
    urgedAt: row.stage === OrderStatus.WaitingToShip ? row.urgedAt : null,
    actions: isBuyer
      ? buyerActions(row, lines, lines.every(isReviewed), now())
      : shopActions(row, lines),
  }
}

const BUYERS_TURN: readonly number[] = [
  AfterSaleState.Approved,
  AfterSaleState.Refused,
  AfterSaleState.Resent,
]

/** Where the open after-sales of an order stand; what waits for the buyer comes first. */
async function openSales(db: Kysely<Database>, orderId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('after_sales')
    .select('state')
    .where('orderId', '=', orderId)
    .where('state', 'not in', ENDED)
    .orderBy('createdAt', 'desc')
    .execute()
  const states = rows.map(({ state }) => state)
  const waits = (state: number) => Number(BUYERS_TURN.includes(state))
  return states.sort((a, b) => waits(b) - waits(a))
}

async function parcelsOf(db: Kysely<Database>, orderId: string) {
  const [parcels, lines] = await Promise.all([
    db
      .selectFrom('parcels')
      .select(['id', 'carrier', 'number', 'createdAt'])
      .where('orderId', '=', orderId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('parcel_lines')
      .select(['parcelId', 'position', 'count'])
      .where('orderId', '=', orderId)
      .orderBy('position')
      .execute(),
  ])
  return parcels.map((parcel) => ({
    ...parcel,
    lines: lines
      .filter(({ parcelId }) => parcelId === parcel.id)
      .map(({ position, count }) => ({ position, count })),
  }))
}

const nothingLeft = (lines: readonly LineState[]) => lines.every(({ shipped }) => shipped === 0)
const nothingClaimed = (lines: readonly LineState[]) => lines.every(({ claimed }) => claimed === 0)

/** Paid, with nothing on its way and nothing asked for: all of it can still be called off. */
export function canCallOff(order: OrderRow, lines: readonly LineState[]): boolean {
  const waits =
    order.stage === OrderStatus.WaitingToShip ||
    (order.stage === OrderStatus.WaitingToReceive && order.way === Way.PickUp)
  return waits && nothingLeft(lines) && nothingClaimed(lines)
}

const URGE_EVERY = 6 * 3600

/** The shop was asked to hurry within the last six hours. */
export const wasUrged = ({ urgedAt }: OrderRow, now: number): boolean =>
  urgedAt !== null && now < urgedAt + URGE_EVERY

/** What a buyer may do with an order; each is refused when it is not named here. @param now seconds. */
export function buyerActions(
  order: OrderRow,
  lines: readonly LineState[],
  isReviewed: boolean,
  now: number,
): string[] {
  const { stage, way } = order
  const isDue = stage === OrderStatus.DuePayment
  const isOver = stage === OrderStatus.Done || stage === OrderStatus.Closed
  const free = lines.some(({ count, refunded, claimed }) => count > refunded + claimed)
  const sent = stage === OrderStatus.WaitingToReceive && way === Way.Courier
  const waits = stage === OrderStatus.WaitingToShip && way === Way.Courier
  const can: readonly (readonly [string, boolean])[] = [
    ['pay', isDue],
    ['cancel', isDue || canCallOff(order, lines)],
    ['address', (isDue || waits) && way === Way.Courier && nothingLeft(lines)],
    ['urge', waits && !wasUrged(order, now)],
    ['receive', sent],
    ['afterSale', free && isOpenForAfterSale(order, now)],
    ['review', stage === OrderStatus.Done && !isReviewed],
    ['buyAgain', !isDue],
    ['delete', isOver && nothingClaimed(lines)],
  ]
  return can.filter(([, may]) => may).map(([name]) => name)
}

function shopActions(order: OrderRow, lines: readonly LineState[]): string[] {
  const isShipping = order.stage === OrderStatus.WaitingToShip && order.way === Way.Courier
  const hasToShip = lines.some((line) => toShip(line) > line.claimedUnsent)
  const isWaiting = order.stage === OrderStatus.WaitingToReceive && order.way === Way.PickUp
  return [
    ...(isShipping && hasToShip ? ['ship'] : []),
    ...(isWaiting && nothingClaimed(lines) ? ['redeem'] : []),
    ...(order.stage === OrderStatus.DuePayment || canCallOff(order, lines) ? ['close'] : []),
  ]
}
