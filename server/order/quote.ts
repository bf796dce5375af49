import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import type { orderProducts } from '../../src/features/order/contract'
import { type L10nJson, readText } from '../database/l10n'
import type { Database } from '../database/schema'
import { notFound, Refusal } from '../refusal'

export type OrderProducts = v.InferOutput<typeof orderProducts>

export const Way = { Courier: 1, PickUp: 2 } as const

/** Cents. */
const FREIGHT = 1000
const FREE_FREIGHT_FROM = 9900

const PRODUCT = { en: 'The product', 'zh-Hans': '商品' }

export interface QuoteLine {
  readonly productId: string
  readonly skuId: string
  readonly name: L10nJson
  readonly skuName: L10nJson
  readonly image: string
  readonly price: number
  readonly count: number
}

export interface Quote {
  readonly storeId: string
  readonly storeName: L10nJson
  readonly lines: readonly QuoteLine[]
  readonly goodsAmount: number
  readonly freight: number
  readonly amount: number
}

/**
 * What the products cost now, by the server's prices.
 *
 * @throws Refusal 400 for a product that is not there, or with too little stock.
 */
export async function quote(
  db: Kysely<Database>,
  products: OrderProducts,
  way: number,
): Promise<Quote> {
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.productId')
    .innerJoin('stores', 'stores.id', 'products.storeId')
    .select([
      'skus.id as skuId',
      'skus.productId as productId',
      'skus.name as skuName',
      'skus.price as price',
      'skus.stock as stock',
      'skus.image as image',
      'products.name as name',
      'stores.id as storeId',
      'stores.name as storeName',
    ])
    .where(
      'skus.id',
      'in',
      products.map(({ skuId }) => skuId),
    )
    .execute()
  const lines = merge(products).map(({ productId, skuId, count }) => {
    const row = rows.find((each) => each.skuId === skuId && each.productId === productId)
    if (!row) throw notFound(PRODUCT)
    if (row.stock < count) throw soldOut(row.name, row.stock)
    return { ...row, count }
  })
  const goodsAmount = lines.reduce((sum, { price, count }) => sum + price * count, 0)
  const freight = way === Way.PickUp || goodsAmount >= FREE_FREIGHT_FROM ? 0 : FREIGHT
  return {
    storeId: lines[0]?.storeId ?? '',
    storeName: lines[0]?.storeName ?? '',
    lines,
    goodsAmount,
    freight,
    amount: goodsAmount + freight,
  }
}

/** The same SKU twice is one line, or its stock would be counted twice. */
function merge(products: OrderProducts): OrderProducts {
  const bySku = new Map<string, OrderProducts[number]>()
  for (const product of products) {
    const before = bySku.get(product.skuId)
    bySku.set(product.skuId, { ...product, count: product.count + (before?.count ?? 0) })
  }
  return [...bySku.values()]
}

function soldOut(name: L10nJson, stock: number): Refusal {
  return new Refusal(400, {
    en: `${readText(name, 'en')}: only ${stock} left.`,
    'zh-Hans': `${readText(name, 'zh-Hans')}库存不足，仅剩 ${stock} 件`,
  })
}
