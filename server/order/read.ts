import type { Kysely } from 'kysely'
import type { Order, OrderStatus } from '../../src/features/order/contract'
import { readText, unpackTexts } from '../database/l10n'
import type { Database } from '../database/schema'
import type { Locale } from '../handler'

interface Wanted {
  readonly userId: string
  readonly id?: string
  readonly status?: number
  readonly limit: number
  readonly offset: number
}

/** Orders of one user, newest first, as the wire has them. */
export async function readOrders(
  db: Kysely<Database>,
  locale: Locale,
  { userId, id, status, limit, offset }: Wanted,
): Promise<{ orders: Order[]; totalCount: number }> {
  const mine = db
    .selectFrom('orders')
    .where('orders.userId', '=', userId)
    .$if(id !== undefined, (query) => query.where('orders.id', '=', id ?? ''))
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 0))
  const rows = await mine
    .innerJoin('payments', 'payments.orderId', 'orders.id')
    .leftJoin('stores', 'stores.id', 'orders.storeId')
    .selectAll('orders')
    .select(['payments.id as payId', 'stores.name as storeName'])
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { totalCount } = await mine
    .select((eb) => eb.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow()
  const lines = await readLines(
    db,
    rows.map((row) => row.id),
  )
  const orders = rows.map((row) => ({
    id: row.id,
    serial: row.serial,
    status: row.status as OrderStatus,
    payId: row.payId,
    storeName: row.storeName === null ? '' : readText(row.storeName, locale),
    lines: lines
      .filter((line) => line.orderId === row.id)
      .map(({ productId, skuId, name, skuName, image, price, count }) => ({
        productId,
        skuId,
        name: readText(name, locale),
        skuName: readText(skuName, locale),
        image,
        price,
        count,
      })),
    goodsAmount: row.goodsAmount,
    freight: row.freight,
    amount: row.amount,
    address: unpackTexts(row.address, 'name', 'mobile', 'region', 'detail'),
    note: row.note,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    expiresAt: row.expiresAt,
  }))
  return { orders, totalCount }
}

async function readLines(db: Kysely<Database>, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('position')
    .execute()
}
