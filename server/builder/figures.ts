import { sql } from 'kysely'
import { type L10nText, readText } from '../database/l10n'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Locale } from '../handler'
import { notFound } from '../refusal'
import { retold } from '../seed/retelling'

interface Figure {
  readonly key: string
  readonly name: string
  readonly value: number
  readonly format: string
}

type Reader = (context: Context) => Promise<Figure[]>

const figure = (key: string, name: L10nText, value: number, locale: Locale, format = 'number') => ({
  key,
  name: name[locale],
  value,
  format,
})

type Owner = 'userId' | 'ownerId' | 'parentId'

async function count(
  { db }: Context,
  table: keyof Database,
  owned?: Record<'column' | 'id', string>,
) {
  const where = owned ? sql`where ${sql.ref(owned.column)} = ${owned.id}` : sql``
  const query = sql<{ count: number }>`select count(*) as count from ${sql.table(table)} ${where}`
  const { rows } = await query.execute(db)
  return rows[0]?.count ?? 0
}

export const PRODUCTS = { en: 'Beers', 'zh-Hans': '酒款' }
const STORES = { en: 'Stores', 'zh-Hans': '门店' }
const DEVICES = { en: 'Devices', 'zh-Hans': '设备' }
const FAVORITES = { en: 'Favourites', 'zh-Hans': '收藏' }
const FOOTPRINTS = { en: 'Footprints', 'zh-Hans': '足迹' }
const FRIENDS = { en: 'Friends', 'zh-Hans': '好友' }

/** How many beers each class has, the most first. */
async function beersByClass({ db, locale }: Context): Promise<Figure[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.classId')
    .select(({ fn }) => ['categories.id', 'categories.name', fn.countAll<number>().as('beers')])
    .groupBy(['categories.id', 'categories.name'])
    .orderBy('beers', 'desc')
    .orderBy('categories.id')
    .limit(6)
    .execute()
  return rows.map(({ id, name, beers }) => ({
    key: id,
    name: readText(name, locale),
    value: beers,
    format: 'number',
  }))
}

/** Public figures, by the key of the part of the shop. */
const CARDS: ReadonlyMap<string, Reader> = new Map<string, Reader>(
  Object.entries<Reader>({
    shop: async (context) => [
      figure(
        'products',
        retold(PRODUCTS, context.services.demo.words),
        await count(context, 'products'),
        context.locale,
      ),
      figure('stores', STORES, await count(context, 'stores'), context.locale),
    ],
    catalogue: beersByClass,
  }),
)

/** The caller's own figures. */
const MINE: ReadonlyMap<string, Reader> = new Map<string, Reader>(
  Object.entries<Reader>({
    async user(context) {
      const { id } = callerOf(context)
      const owned = (column: Owner) => ({ column, id })
      const [favorites, footprints, friends, devices] = await Promise.all([
        count(context, 'favorites', owned('userId')),
        count(context, 'footprints', owned('userId')),
        count(context, 'users', owned('parentId')),
        count(context, 'devices', owned('ownerId')),
      ])
      return [
        figure('favorites', FAVORITES, favorites, context.locale),
        figure('footprints', FOOTPRINTS, footprints, context.locale),
        figure('friends', FRIENDS, friends, context.locale),
        figure('devices', DEVICES, devices, context.locale),
      ]
    },
  }),
)

const from = (readers: ReadonlyMap<string, Reader>) => async (key: string, context: Context) => {
  const read = readers.get(key)
  if (!read) throw notFound({ en: 'The part', 'zh-Hans': '模块' })
  return read(context)
}

export const cardOf = from(CARDS)
export const figuresOfCaller = from(MINE)
