import { sql } from 'kysely'
import { pageProducts } from '../../src/features/product/contract'
import { handle } from '../handler'
import { toCard } from './product-row'

/** A page of products unless the caller asks for another size (commerce spec §9). */
const PAGE_SIZE = 15
const MAX_PAGE_SIZE = 100

const split = (text = '') => text.split(',').filter((part) => part !== '')

/** Characters `like` would read as wildcards, taken literally. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** All seven filters narrow; several classes or tags widen (commerce spec §7). */
export const pageProductsHandler = handle(pageProducts, async ({ query }, { db, locale }) => {
  const pageIndex = Math.max(1, Math.floor(query.pageIndex ?? 1))
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.floor(query.pageSize ?? PAGE_SIZE)))
  const words = (query.keyWord ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const classIds = split(query.classIds)
  const tags = split(query.tags)

  let found = db.selectFrom('products')
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
  if (query.priceStyleId) found = found.where('priceStyleId', '=', query.priceStyleId)
  if (query.storeId) found = found.where('storeId', '=', query.storeId)

  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('skus')
        .select((sum) => sum.fn.sum<number>('skus.stock').as('stock'))
        .whereRef('skus.productId', '=', 'products.id')
        .as('stock'),
    )
    .orderBy('position')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute()
  return {
    result: rows.map((row) => toCard(row, row.stock ?? 0, locale)),
    pageIndex,
    pageSize,
    totalCount: Number(total),
  }
})
