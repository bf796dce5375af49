import { type RawBuilder, sql } from 'kysely'
import {
  findThings,
  listHotWords,
  mergeSearches,
  suggestSearches,
} from '../../src/features/search/contract'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { pageWindow } from '../database/page'
import { type Context, callerOf, type Handler, handle } from '../handler'
import type { SearchType as Type } from '../seed/demo'
import { latestSearches } from './latest'

/** Where each kind of thing is looked for: a table's name, words, note, picture, address and price. */
const KINDS: Readonly<Record<Type, RawBuilder<unknown>>> = {
  product: sql`
    select id, name, style as note, image, '/views/index?url=/product/show&id=' || id as url, price,
      search as words, sold as heat from products where onShelf = 1`,
  store: sql`
    select id, name, address as note, image, '/views/index?url=/store/show&id=' || id as url,
      null as price, lower(name || address) as words, 0 as heat from stores`,
  live: sql`
    select id, title as name, '' as note, cover as image,
      '/views/index?url=/live/show&id=' || id as url, null as price, lower(title) as words,
      likes as heat from lives where status <> 3`,
  content: sql`
    select id, title as name, intro as note, image, url, null as price, lower(title || intro) as words,
      createdAt as heat from contents`,
}

interface Found {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly image: string
  readonly url: string
  readonly price: number | null
}

const literal = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

async function find({ db }: Context, type: Type, keyword: string, limit: number, offset: number) {
  const filter = sql`from (${KINDS[type]}) as things where words like ${literal(keyword)} escape '\\'`
  const { rows } = await sql<Found>`
    select id, name, note, image, url, price ${filter}
    order by heat desc, id limit ${limit} offset ${offset}`.execute(db)
  const count = await sql<{ count: number }>`select count(*) as count ${filter}`.execute(db)
  return { rows, totalCount: count.rows[0]?.count ?? 0 }
}

const MOST_SUGGESTED = 10
const HOT = 10

export const findCalls: readonly Handler[] = [
  handle(findThings, async ({ body }, context) => {
    const { limit, offset } = pageWindow(body)
    const { rows, totalCount } = await find(context, body.type, body.keyword, limit, offset)
    const text = (json: string) => (json === '' ? '' : readText(json, context.locale))
    const result = rows.map(({ id, name, note, image, url, price }) => ({
      type: body.type,
      entityId: id,
      name: text(name),
      note: text(note),
      image,
      url,
      ...(price !== null && { price }),
    }))
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount }
  }),

  handle(suggestSearches, async ({ query: { type, keyword } }, context) => {
    const typed = keyword.trim()
    if (typed === '') return []
    const { db, user, locale } = context
    const own = await db
      .selectFrom('searches')
      .select('name')
      .where('userId', '=', user?.id ?? '')
      .where('type', '=', type)
      .where(sql<boolean>`lower(name) like ${literal(typed)} escape '\\'`)
      .orderBy('createdAt', 'desc')
      .limit(3)
      .execute()
    const { rows } = await find(context, type, typed, MOST_SUGGESTED, 0)
    const names = [
      ...own.map(({ name }) => name),
      ...rows.map(({ name }) => readText(name, locale)),
    ]
    return [...new Set(names)].slice(0, MOST_SUGGESTED)
  }),

  handle(listHotWords, async ({ query: { type } }, { db, locale, services }) => {
    const rows = await db
      .selectFrom('searches')
      .select((eb) => ['name', eb.fn.count<number>('userId').distinct().as('heat')])
      .where('type', '=', type)
      .groupBy('name')
      .orderBy('heat', 'desc')
      .orderBy('name')
      .limit(HOT)
      .execute()
    // One person's word is theirs.
    const wanted = rows.filter(({ heat }) => heat > 1)
    const house = services.demo.searches[type][locale].filter(
      (name) => !wanted.some((each) => each.name === name),
    )
    return [...wanted, ...house.map((name) => ({ name, heat: 0 }))].slice(0, HOT)
  }),

  handle(mergeSearches, async ({ body: { type, names } }, context) => {
    const userId = callerOf(context).id
    const now = context.now()
    for (const [at, name] of names.entries()) {
      const createdAt = now - at
      await context.db
        .insertInto('searches')
        .values({ id: newId(createdAt), userId, type, name, createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return latestSearches(context, type)
  }),
]
