import { type Kysely, type RawBuilder, sql } from 'kysely'
import { pageProducts } from '../../src/features/product/contract-list'
import { hasOwn } from '../../src/shared/json'
import { countOf, pageWindow, splitList } from '../database/page'
import type { Database } from '../database/schema'
import { handle } from '../handler'
import { cityOf } from '../place/cities'
import { toCard } from './product-row'

/** A page of products unless the caller asks for another size (commerce spec §9). */
const PAGE_SIZE = 15

/** Characters `like` would read as wildcards, taken literally. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What a list is sorted by; another word sorts by nothing. */
const ORDERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  sold: sql`sold desc`,
  priceAsc: sql`price asc`,
  priceDesc: sql`price desc`,
  new: sql`${sql.ref('shelvedAt')} desc`,
}
const orderOf = (sort = '') => (hasOwn(ORDERS, sort) ? ORDERS[sort] : undefined) ?? sql`position`

/**
 * The shops of the chosen city that sell; nothing where no city is chosen, or where none sells: that one is
 * served by parcel, from everywhere.
 */
export async function sellersIn(
  db: Kysely<Database>,
  regionId: string,
): Promise<readonly string[] | undefined> {
  const city = cityOf(regionId)
  if (city === '') return undefined
  const rows = await db
    .selectFrom('stores')
    .innerJoin('products', 'products.storeId', 'stores.id')
    .select('stores.id')
    .distinct()
    .where('stores.regionId', 'like', `${city}%`)
    .where('onShelf', '=', 1)
    .execute()
  return rows.length === 0 ? undefined : rows.map(({ id }) => id)
}

/** Of the shops of the chosen city; of all where none is chosen, or none sells there. All filters narrow; several classes or tags widen (commerce spec §7). */
export const pageProductsHandler = handle(
  pageProducts,
  async ({ query }, { db, locale, regionId }) => {
    const { pageIndex: page = 1, pageSize: size = PAGE_SIZE } = query
    const { limit, offset } = pageWindow({ pageIndex: page, pageSize: size })
    const words = splitList((query.keyWord ?? '').toLowerCase(), /\s+/)
    const classIds = splitList(query.classIds ?? '')
    const tags = splitList(query.tags ?? '')

    let found = db.selectFrom('products').where('onShelf', '=', 1)
    for (const word of words) {
      found = found.where(sql<boolean>`search like ${`%${literal(word)}%`} escape '\\'`)
    }
    if (classIds.length > 0) {
      found = found.where((eb) =>
        eb('classId', 'in', (inner) =>
          inner
            .selectFrom('categories')
            .select('id')
            .where((or) => or.or([or('id', 'in', classIds), or('parentId', 'in', classIds)])),
        ),
      )
    }
    if (tags.length > 0) {
      found = found.where((eb) =>
        eb.or(tags.map((tag) => sql<boolean>`tags like ${`%,${literal(tag)},%`} escape '\\'`)),
      )
    }
    const styles = splitList(query.styles ?? '')
    if (styles.length > 0) {
      found = found.where((eb) =>
        eb.or(styles.map((name) => sql<boolean>`instr(style, ${JSON.stringify(name)}) > 0`)),
      )
    }
    if (query.minPrice !== undefined) found = found.where('price', '>=', query.minPrice)
    if (query.maxPrice !== undefined) found = found.where('price', '<=', query.maxPrice)
    if (query.inStock) {
      found = found.where('id', 'in', (eb) =>
        eb.selectFrom('skus').select('productId').where('stock', '>', 0),
      )
    }
    if (query.priceStyleId) found = found.where('priceStyleId', '=', query.priceStyleId)
    if (query.exceptId) found = found.where('id', '<>', query.exceptId)
    const sellers = query.storeId ? [query.storeId] : await sellersIn(db, regionId)
    if (sellers) found = found.where('storeId', 'in', sellers)

    const total = await countOf(found)
    const rows = await found
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('skus')
          .select((sum) => sum.fn.sum<number>('skus.stock').as('stock'))
          .whereRef('skus.productId', '=', 'products.id')
          .as('stock'),
      )
      .orderBy(orderOf(query.sort))
      .orderBy('position')
      .limit(limit)
      .offset(offset)
      .execute()
    return {
      result: rows.map((row) => toCard(row, row.stock ?? 0, locale)),
      pageIndex: offset / limit + 1,
      pageSize: limit,
      totalCount: Number(total),
    }
  },
)
