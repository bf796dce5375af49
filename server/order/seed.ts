import { OrderStatus } from '../../src/features/order/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { PayType } from '../../src/shared/pay'
import { packText, readText } from '../database/l10n'
import { PAY_WITHIN_SECONDS } from '../pay/add-payment'
import type { Seed, SeedSection } from '../seed'

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
}

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
  { userId: '1001', status: Refund, age: 140, lines: 1, note: '瓶身破损' },
  { userId: '1001', status: Closed, age: 500, lines: 2 },
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

function linesOf(index: number, { lines }: Past, skus: readonly Sku[]) {
  return Array.from({ length: lines }, (_, position) => {
    const sku = skus[(index * 7 + position * 11) % skus.length]
    if (!sku) throw new Error('the catalogue is empty')
    return { ...sku, position, count: 1 + ((index + position) % 3) }
  })
}

function rowsOf(index: number, past: Past, skus: readonly Sku[], address: string, now: number) {
  const lines = linesOf(index, past, skus)
  const first = lines[0]
  const goodsAmount = lines.reduce((sum, { price, count }) => sum + price * count, 0)
  const freight = past.way === 2 || goodsAmount >= FREE_FREIGHT_FROM ? 0 : FREIGHT
  const amount = goodsAmount + freight
  const id = String(700001 + index)
  const createdAt = now - Math.round(past.age * HOUR)
  const paidAt = UNPAID.includes(past.status) ? null : createdAt + 95
  const expiresAt = createdAt + PAY_WITHIN_SECONDS
  const day = new Date(createdAt * 1000).toISOString().slice(0, 10).replace(/-/g, '')
  const times = { createdAt, paidAt, expiresAt }
  return {
    order: {
      ...times,
      id,
      serial: `T${day}${String(1000003 + index * 7919)}`,
      userId: past.userId,
      storeId: first?.storeId ?? '',
      status: past.status,
      way: past.way ?? 1,
      goodsAmount,
      freight,
      amount,
      address,
      note: past.note ?? '',
      requestId: `seed-${id}`,
    },
    lines: lines.map(({ storeId: _, ...line }) => ({ ...line, orderId: id })),
    payment: {
      ...times,
      id: String(800001 + index),
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
    const all = [...MEMBER, ...OTHERS].map((past, index) =>
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
  },
}
