import { getFacets, notifyStock } from '../../src/features/product/contract'
import { readText } from '../database/l10n'
import { splitList } from '../database/page'
import { callerOf, type Handler, handle } from '../handler'
import { notFound } from '../refusal'
import { sellersIn } from './page-products'
import { tagName } from './product-row'

interface Facet {
  readonly value: string
  readonly name: string
  readonly count: number
}

/** Counts what each of a list brings, the most frequent first. */
function countBy<T>(list: readonly T[], of: (each: T) => readonly (readonly [string, string])[]) {
  const counts = new Map<string, Facet>()
  for (const [value, name] of list.flatMap(of)) {
    counts.set(value, { value, name, count: (counts.get(value)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

export const facetCalls: readonly Handler[] = [
  handle(getFacets, async ({ query }, { db, locale, regionId }) => {
    const sellers = query.storeId ? [query.storeId] : await sellersIn(db, regionId)
    const classIds = splitList(query.classIds ?? '')
    const words = splitList((query.keyWord ?? '').toLowerCase(), /\s+/)
    const all = await db
      .selectFrom('products')
      .innerJoin('stores', 'stores.id', 'products.storeId')
      .innerJoin('categories', 'categories.id', 'products.classId')
      .select([
        'products.style',
        'products.tags',
        'products.price',
        'products.search',
        'products.storeId',
        'products.classId',
        'categories.parentId',
        'categories.name as className',
        'stores.name as storeName',
      ])
      .where('products.onShelf', '=', 1)
      .execute()
    const found = all.filter(
      (row) =>
        words.every((word) => row.search.includes(word)) &&
        (!sellers || sellers.includes(row.storeId)) &&
        (classIds.length === 0 ||
          classIds.includes(row.classId) ||
          classIds.includes(row.parentId)),
    )
    const prices = found.map(({ price }) => price)
    return {
      styles: countBy(found, ({ style }) => {
        const name = readText(style, locale)
        return [[name, name]]
      }),
      tags: countBy(found, ({ tags }) =>
        splitList(tags).map((tag) => [tag, tagName(tag, locale)] as const),
      ),
      stores: countBy(found, ({ storeId, storeName }) => [[storeId, readText(storeName, locale)]]),
      classes: countBy(found, ({ classId, className }) => [[classId, readText(className, locale)]]),
      minPrice: prices.length === 0 ? 0 : Math.min(...prices),
      maxPrice: prices.length === 0 ? 0 : Math.max(...prices),
    }
  }),

  handle(notifyStock, async ({ body: { skuId } }, context) => {
    const sku = await context.db
      .selectFrom('skus')
      .select('stock')
      .where('id', '=', skuId)
      .executeTakeFirst()
    if (!sku) throw notFound({ en: 'The product', 'zh-Hans': '商品' })
    if (sku.stock > 0) return false
    await context.db
      .insertInto('stock_notices')
      .values({ userId: callerOf(context).id, skuId, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  }),
]
