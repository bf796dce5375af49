import { OrderStatus } from '../../src/features/order/contract'
import { AfterSaleState } from '../../src/features/order/contract-shapes'
import { PayStatus } from '../../src/features/pay/contract'
import { dayOf } from '../../src/shared/business-day'
import { PayType } from '../../src/shared/pay'
import { packText, readText } from '../database/l10n'
import { PAY_WITHIN_SECONDS } from '../pay/add-payment'
import type { Seed, SeedSection } from '../seed'
import { type PastSale, seedAfter } from './seed-after'

const HOUR = 3600
const FREIGHT = 1000
const FREE_FREIGHT_FROM = 9900

interface Past {
  readonly userId: string
  readonly status: OrderStatus
  /** Hours since it was placed. */
  readonly age: number
  /** How many different products. */
  readonly lines: number
  readonly way?: number
  readonly note?: string
  /** Where it was bought; the first line decides unless said. */
  readonly storeId?: string
  /** Its after-sale, about the first line. */
  readonly sale?: PastSale
  /** Only the first of its lines is on its way. */
  readonly partly?: true
}

/** One order of the past, with its rows. */
export type Placed = ReturnType<typeof rowsOf>

const { DuePayment, WaitingToShip, WaitingToReceive, Done, Refund, Closed } = OrderStatus

/** Lin Xia has met every status; an unpaid order is minutes old, or it would have expired. */
const MEMBER: readonly Past[] = [
  { userId: '1001', status: DuePayment, age: 0.05, lines: 2 },
  { userId: '1001', status: DuePayment, age: 0.1, lines: 1, way: 2 },
  { userId: '1001', status: WaitingToShip, age: 5, lines: 3, note: '请轻拿轻放' },
  { userId: '1001', status: WaitingToShip, age: 20, lines: 1 },
  { userId: '1001', status: WaitingToReceive, age: 40, lines: 2 },
  { userId: '1001', status: WaitingToReceive, age: 66, lines: 1 },
  { userId: '1001', status: WaitingToReceive, age: 80, lines: 4 },
  { userId: '1001', status: Done, age: 300, lines: 2 },
  { userId: '1001', status: Done, age: 900, lines: 1 },
  { userId: '1001', status: Done, age: 2100, lines: 3, way: 2 },
  {
    userId: '1001',
    status: Refund,
    age: 140,
    lines: 1,
    note: '瓶身破损',
    sale: { kind: 2, state: AfterSaleState.Approved, stage: Done },
  },
  { userId: '1001', status: Closed, age: 500, lines: 2 },
]

/** Where after-sales of other people stand, one after the other. */
const OPEN_SALES: readonly PastSale[] = [
  { kind: 1, state: AfterSaleState.Requested, stage: WaitingToReceive },
  { kind: 2, state: AfterSaleState.Returning, stage: Done },
  { kind: 1, state: AfterSaleState.Refused, stage: Done },
  { kind: 3, state: AfterSaleState.Received, stage: Done },
  { kind: 2, state: AfterSaleState.Approved, stage: Done },
  { kind: 2, state: AfterSaleState.Appealed, stage: Done },
]

const CYCLE = [Done, Done, WaitingToReceive, Done, Closed, WaitingToShip, Refund] as const

/** Three older orders for everybody but the new customer. */
const OTHERS: readonly Past[] = Array.from({ length: 10 }, (_, person) =>
  Array.from({ length: 3 }, (_unused, index) => ({
    userId: String(1003 + person),
    status: CYCLE[(person * 3 + index) % CYCLE.length] ?? Done,
    age: 30 + person * 17 + index * 160,
    lines: 1 + ((person + index) % 3),
  })),
).flat()

const buyer = (at: number) => String(1004 + (at % 9))

/** What lies on the desk of the shop owner: a day of every kind of work. */
const DESK: readonly Past[] = [
  ...['302', '305', '308', '302', '305'].map((storeId, at) => ({
    userId: buyer(at),
    status: WaitingToShip,
    age: 2 + at * 7,
    lines: 1 + (at % 3),
    storeId,
    ...(at === 4 && { lines: 3, partly: true as const }),
  })),
  ...['302', '305', '308'].map((storeId, at) => ({
    userId: buyer(at + 3),
    status: WaitingToReceive,
    age: 6 + at * 9,
    lines: 2,
    way: 2,
    storeId,
  })),
  ...OPEN_SALES.map((sale, at) => ({
    userId: buyer(at + 5),
    status: Refund,
    age: 90 + at * 6,
    lines: 2,
    storeId: at % 2 === 0 ? '302' : '305',
    sale,
  })),
  ...(
    [
      AfterSaleState.Refunded,
      AfterSaleState.Exchanged,
      AfterSaleState.Cancelled,
      AfterSaleState.Closed,
    ] as const
  ).map((state, at) => ({
    userId: buyer(at + 1),
    status: Done,
    age: 60 + at,
    lines: 2,
    storeId: at % 2 === 0 ? '305' : '308',
    sale: {
      kind: state === AfterSaleState.Exchanged ? (3 as const) : (1 as const),
      state,
      stage: Done,
    },
  })),
  {
    userId: buyer(5),
    status: Refund,
    age: 64,
    lines: 2,
    storeId: '305',
    sale: { kind: 3, state: AfterSaleState.Resent, stage: Done },
  },
]

const UNPAID: readonly number[] = [DuePayment, Closed]
const PAY_STATUS: Readonly<Record<number, number>> = {
  [DuePayment]: PayStatus.Due,
  [Closed]: PayStatus.Expired,
}

async function readSkus({ db }: Seed) {
  return db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.productId')
    .select([
      'skus.id as skuId',
      'skus.productId as productId',
      'skus.name as skuName',
      'skus.price as price',
      'skus.image as image',
      'products.name as name',
      'products.storeId as storeId',
    ])
    .orderBy('skus.id')
    .execute()
}

async function readAddresses({ db }: Seed): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('addresses').selectAll().where('isDefault', '=', 1).execute()
  return new Map(
    rows.map(({ userId, name, mobile, province, city, area, detail }) => [
      userId,
      JSON.stringify({ name, mobile, region: `${province} ${city} ${area}`, detail }),
    ]),
  )
}

type Sku = Awaited<ReturnType<typeof readSkus>>[number]

/** The first line decides the store; the others come from there too. */
function linesOf(index: number, { lines, storeId }: Past, skus: readonly Sku[]) {
  const choice = storeId ? skus.filter((sku) => sku.storeId === storeId) : skus
  const first = choice[(index * 7) % choice.length]
  if (!first) throw new Error('the catalogue is empty')
  const own = skus.filter((sku) => sku.storeId === first.storeId && sku.skuId !== first.skuId)
  const rest = Array.from({ length: lines - 1 }, (_, at) => own[(index * 7 + at * 11) % own.length])
  return [...new Set([first, ...rest])].flatMap((sku, position) => {
    if (!sku) return []
    const count = 1 + ((index + position) % 3)
    return [{ ...sku, position, count, paid: sku.price * count }]
  })
}

/** When an order left and arrived, as far as it has; a shipped one is younger than it would arrive by itself. */
function travelOf({ status, age, sale, way }: Past, createdAt: number, now: number) {
  const stage = status === Refund ? (sale?.stage ?? Done) : status
  const quick = Math.round(Math.min(20, age / 3) * HOUR)
  const left = Math.max(createdAt + quick, stage === WaitingToReceive ? now - 120 * HOUR : 0)
  const isGone = stage === WaitingToReceive || stage === Done
  const arrived = left + Math.round(Math.min(60, age / 3) * HOUR)
  return {
    stage,
    shippedAt: isGone && way !== 2 ? left : null,
    receivedAt: stage === Done ? arrived : null,
  }
}

function rowsOf(index: number, past: Past, skus: readonly Sku[], address: string, now: number) {
  const lines = linesOf(index, past, skus)
  const first = lines[0]
  const goodsAmount = lines.reduce((sum, { paid }) => sum + paid, 0)
  const freight = past.way === 2 || goodsAmount >= FREE_FREIGHT_FROM ? 0 : FREIGHT
  const amount = goodsAmount + freight
  const id = String(700001 + index)
  const payId = String(800001 + index)
  const createdAt = now - Math.round(past.age * HOUR)
  const paidAt = UNPAID.includes(past.status) ? null : createdAt + 95
  const expiresAt = createdAt + PAY_WITHIN_SECONDS
  const day = dayOf(createdAt).replace(/-/g, '')
  const times = { createdAt, paidAt, expiresAt }
  const isClosed = past.status === Closed
  return {
    past,
    order: {
      ...times,
      ...travelOf(past, createdAt, now),
      id,
      payId,
      serial: `T${day}${String(1000003 + index * 7919)}`,
      userId: past.userId,
      storeId: first?.storeId ?? '',
      status: past.status,
      way: past.way ?? 1,
      pickupCode: past.way === 2 ? String(31_000_000 + index * 7919) : '',
      goodsAmount,
      freight,
      amount,
      address,
      note: past.note ?? '',
      requestId: `seed-${id}`,
      closedAt: isClosed ? expiresAt : null,
      closeReason: isClosed ? 'expired' : '',
    },
    lines: lines.map(({ storeId: _, ...line }) => ({ ...line, orderId: id })),
    payment: {
      ...times,
      id: payId,
      orderId: id,
      userId: past.userId,
      title: titleOf(first?.name ?? packText(''), lines.length),
      amount,
      status: PAY_STATUS[past.status] ?? PayStatus.Paid,
      payType: paidAt === null ? null : PayType.MiniProgram,
    },
  }
}

function titleOf(name: string, lines: number): string {
  if (lines === 1) return name
  return packText({
    en: `${readText(name, 'en')} and ${lines - 1} more`,
    'zh-Hans': `${readText(name, 'zh-Hans')}等 ${lines} 种商品`,
  })
}

export const orders: SeedSection = {
  name: 'orders',
  async run(seed) {
    const { db, now } = seed
    const [skus, addresses] = await Promise.all([readSkus(seed), readAddresses(seed)])
    const others = OTHERS.map((past, at) => {
      const sale = OPEN_SALES[at % OPEN_SALES.length]
      return past.status === Refund && sale ? { ...past, sale } : past
    })
    const all = [...MEMBER, ...others, ...DESK].map((past, index) =>
      rowsOf(index, past, skus, addresses.get(past.userId) ?? '{}', now),
    )
    await db
      .insertInto('orders')
      .values(all.map(({ order }) => order))
      .execute()
    await db
      .insertInto('order_lines')
      .values(all.flatMap(({ lines }) => lines))
      .execute()
    await db
      .insertInto('payments')
      .values(all.map(({ payment }) => payment))
      .execute()
    await seedAfter(seed, all)
  },
}
