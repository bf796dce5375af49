import { AfterSaleState } from '../../src/features/order/contract-shapes'
import type { Seed } from '../seed'
import type { Actor } from './after-sale-machine'
import type { Placed } from './seed'
import { ENDED, partOf } from './stage'

const HOUR = 3600
const DAY = 24 * HOUR

/** An after-sale of the seed: where it stands, and the stage its order has beside it. */
export interface PastSale {
  readonly kind: 1 | 2 | 3
  readonly state: AfterSaleState
  readonly stage: number
}

const S = AfterSaleState

/** What has happened until an after-sale stands where it does. */
const STORIES: Readonly<Record<AfterSaleState, string>> = {
  [S.Requested]: 'apply',
  [S.Approved]: 'apply approve',
  [S.Refused]: 'apply refuse',
  [S.Returning]: 'apply approve sendBack',
  [S.Received]: 'apply approve sendBack receive',
  [S.Refunded]: 'apply approve',
  [S.Exchanged]: 'apply approve sendBack receive resend receiveNew',
  [S.Cancelled]: 'apply cancel',
  [S.Closed]: 'apply refuse expire',
  [S.Appealed]: 'apply refuse appeal',
  [S.Resent]: 'apply approve sendBack receive resend',
}

const ACTORS: Readonly<Record<string, Actor>> = {
  apply: 'buyer',
  sendBack: 'buyer',
  appeal: 'buyer',
  cancel: 'buyer',
  receiveNew: 'buyer',
  expire: 'clock',
}

const SAID: Readonly<Record<string, string>> = {
  apply: '收到时瓶盖松了，酒漏了一半。',
  refuse: '照片里看不出破损，请补充开箱照片。',
  appeal: '开箱视频已留存，请平台介入。',
}

const CARRIERS = ['顺丰速运', '京东物流', '中通快递'] as const

const carrierOf = (at: number) => CARRIERS[at % CARRIERS.length] ?? CARRIERS[0]
const numberOf = (at: number) => `SF${String(1_400_000_000 + at * 104_729)}`

/** A shipped order of several lines travels in two parcels, one that is shipped in part in one. */
function parcelsOf({ order, lines, past }: Placed): (typeof lines)[] {
  if (past.partly) return [lines.slice(0, 1)]
  if (order.shippedAt === null) return []
  return [lines.slice(0, 1), lines.slice(1)].filter((part) => part.length > 0)
}

async function seedParcels({ db }: Seed, all: readonly Placed[]): Promise<void> {
  const parcels = all.flatMap((placed) =>
    parcelsOf(placed).map((lines, at) => ({ placed, lines, at })),
  )
  const idOf = (at: number) => String(730_001 + at)
  await db
    .insertInto('parcels')
    .values(
      parcels.map(({ placed: { order }, at: part }, at) => ({
        id: idOf(at),
        orderId: order.id,
        carrier: carrierOf(at),
        number: numberOf(at),
        requestId: `seed-${part}`,
        createdAt: (order.shippedAt ?? order.createdAt + HOUR) + part * 1800,
      })),
    )
    .execute()
  await db
    .insertInto('parcel_lines')
    .values(
      parcels.flatMap(({ placed: { order }, lines }, at) =>
        lines.map(({ position, count }) => ({
          parcelId: idOf(at),
          orderId: order.id,
          position,
          count,
        })),
      ),
    )
    .execute()
}

const storyOf = ({ state }: PastSale) => STORIES[state].split(' ')

function saleRow({ order, lines, past }: Placed, sale: PastSale, at: number, now: number) {
  const [line] = lines
  if (!line) throw new Error(`order ${order.id} has no line`)
  const parcel = (action: string, number: number) =>
    storyOf(sale).includes(action)
      ? JSON.stringify({ carrier: carrierOf(number), number: numberOf(900 + number) })
      : ''
  return {
    id: String(740_001 + at),
    orderId: order.id,
    userId: past.userId,
    storeId: order.storeId,
    position: 0,
    count: 1,
    kind: sale.kind,
    state: sale.state,
    reason: '运输破损',
    message: SAID.apply ?? '',
    pictures: JSON.stringify([line.image]),
    amount: partOf(line.paid, { count: line.count, refunded: 0 }, 1),
    sent: 1,
    appealed: storyOf(sale).includes('appeal') ? 1 : 0,
    returnParcel: parcel('sendBack', at),
    exchangeParcel: parcel('resend', at + 1),
    requestId: `seed-${at}`,
    createdAt: now - 30 * HOUR,
    deadlineAt: ENDED.includes(sale.state) ? null : now + (1 + (at % 2)) * DAY + 5 * HOUR,
  }
}

/** What follows a payment: parcels, after-sales at every step, and a refund. */
export async function seedAfter(seed: Seed, all: readonly Placed[]): Promise<void> {
  const { db, now } = seed
  await seedParcels(seed, all)
  const sold = all.flatMap((placed) =>
    placed.past.sale ? [{ placed, sale: placed.past.sale }] : [],
  )
  const rows = sold.map(({ placed, sale }, at) => saleRow(placed, sale, at, now))
  await db.insertInto('after_sales').values(rows).execute()
  await db
    .insertInto('after_sale_steps')
    .values(
      sold.flatMap(({ placed, sale }, at) =>
        storyOf(sale).map((action, position) => {
          const actor = ACTORS[action] ?? 'seller'
          return {
            afterSaleId: rows[at]?.id ?? '',
            position,
            createdAt: now - (30 - position * 6) * HOUR,
            actor,
            actorId: actor === 'buyer' ? placed.past.userId : actor === 'seller' ? '1003' : '',
            action,
            message: SAID[action] ?? '',
          }
        }),
      ),
    )
    .execute()
  for (const [at, row] of rows.entries()) {
    const placed = sold[at]?.placed
    if (row.state !== S.Refunded || !placed) continue
    await db
      .updateTable('order_lines')
      .set({ refunded: 1, refundedAmount: row.amount })
      .where('orderId', '=', row.orderId)
      .where('position', '=', 0)
      .execute()
    await db
      .insertInto('order_refunds')
      .values({
        id: String(750_001 + at),
        orderId: row.orderId,
        payId: placed.payment.id,
        userId: row.userId,
        afterSaleId: row.id,
        amount: row.amount,
        points: 0,
        taken: 0,
        channel: 'wechat',
        reason: row.reason,
        createdAt: now - 24 * HOUR,
      })
      .execute()
  }
}
