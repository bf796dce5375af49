import type { Selectable } from 'kysely'
import type { Sku } from '../../src/features/product/contract'
import type { ProductCard } from '../../src/features/product/contract-list'
import { type L10nText, readText, textOf, unpackList } from '../database/l10n'
import type { Context, Locale } from '../handler'
import { notFound } from '../refusal'
import type { ProductTable, SkuTable } from './rows'

/** Filters take the keys, people read these. */
const TAGS: Readonly<Record<string, L10nText>> = {
  new: { en: 'New', 'zh-Hans': '新品' },
  hot: { en: 'Popular', 'zh-Hans': '人气' },
  seasonal: { en: 'Seasonal', 'zh-Hans': '时令' },
  limited: { en: 'Limited', 'zh-Hans': '限量' },
  gift: { en: 'Gift', 'zh-Hans': '礼盒' },
}

/** What people read for the key of a tag. */
export const tagName = (tag: string, locale: Locale): string => TAGS[tag]?.[locale] ?? tag

/** A product as lists show it, in a language. */
export function toCard(row: Selectable<ProductTable>, stock: number, locale: Locale): ProductCard {
  return {
    id: row.id,
    name: readText(row.name, locale),
    image: row.image,
    style: readText(row.style, locale),
    abv: row.abv,
    price: row.price,
    ...(row.marketPrice !== null && { marketPrice: row.marketPrice }),
    sold: row.sold,
    stock,
    tags: row.tags
      .split(',')
      .filter(Boolean)
      .map((tag) => tagName(tag, locale)),
    classId: row.classId,
    storeId: row.storeId,
    skuId: row.skuId,
  }
}

/** A variant as it is answered, in a language. */
export function toSku(row: Selectable<SkuTable>, locale: Locale): Sku {
  return {
    id: row.id,
    productId: row.productId,
    name: readText(row.name, locale),
    values: unpackList(row.optionValues).map((value) => textOf(value, locale)),
    price: row.price,
    ...(row.marketPrice !== null && { marketPrice: row.marketPrice }),
    stock: row.stock,
    image: row.image,
  }
}

/** @throws Refusal when there is no such product, or nobody sells it now. */
export async function findProduct(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<Selectable<ProductTable>> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('onShelf', '=', 1)
    .executeTakeFirst()
  if (row) return row
  throw notFound({ en: 'The product', 'zh-Hans': '商品' })
}

/** What all SKUs of a product have together. */
export async function stockOf({ db }: Pick<Context, 'db'>, productId: string): Promise<number> {
  const { stock } = await db
    .selectFrom('skus')
    .select((eb) => eb.fn.sum<number>('stock').as('stock'))
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return Number(stock ?? 0)
}
