import { KEPT_KINDS, type KeptItem, type KeptKind } from '../../src/features/favorite/contract'
import { LiveStatus } from '../../src/features/live/contract-shapes'
import { dayOf } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import { countOf, pageWindow } from '../database/page'
import { type Context, callerOf } from '../handler'
import { notFound, Refusal } from '../refusal'

/** Both tables look alike: what somebody keeps and what they looked at. */
type KeptTableName = 'favorites' | 'footprints'

type Described = Pick<KeptItem, 'name' | 'image' | 'url' | 'price'>

const THING = { en: 'It', 'zh-Hans': '内容' }

/** @throws Refusal 400 for a kind nobody can keep. */
export function requireKind(type: string): KeptKind {
  const kind = KEPT_KINDS.find((known) => known === type)
  if (kind) return kind
  throw new Refusal(400, { en: `There is no type ${type}.`, 'zh-Hans': `类型${type}不存在` })
}

/** Where somebody who streams is met: in the stream that is on air, else in their newest. */
async function streamOf(authorId: string, db: Context['db']): Promise<string> {
  const stream = await db
    .selectFrom('lives')
    .select('id')
    .where('authorId', '=', authorId)
    .where('status', '!=', LiveStatus.Forbidden)
    .orderBy((eb) => eb.case().when('status', '=', LiveStatus.Live).then(0).else(1).end())
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return `/views/index?url=/live/${stream ? `show&id=${stream.id}` : 'index'}`
}

/** What a thing is called and where it opens; nothing when it is gone. */
const DESCRIBE: Readonly<
  Record<KeptKind, (id: string, context: Context) => Promise<Described | undefined>>
> = {
  async product(id, { db, locale }) {
    const row = await db
      .selectFrom('products')
      .select(['name', 'image', 'price'])
      .where('id', '=', id)
      .executeTakeFirst()
    const url = `/views/index?url=/product/show&id=${id}`
    return row && { name: readText(row.name, locale), image: row.image, price: row.price, url }
  },
  async store(id, { db, locale }) {
    const row = await db
      .selectFrom('stores')
      .select(['name', 'image'])
      .where('id', '=', id)
      .executeTakeFirst()
    const url = `/views/index?url=/store/show&id=${id}`
    return row && { name: readText(row.name, locale), image: row.image, url }
  },
  async live(id, { db, locale }) {
    const row = await db
      .selectFrom('lives')
      .select(['title', 'cover'])
      .where('id', '=', id)
      .executeTakeFirst()
    const url = `/views/index?url=/live/show&id=${id}`
    return row && { name: readText(row.title, locale), image: row.cover, url }
  },
  async author(id, { db, locale }) {
    const row = await db
      .selectFrom('users')
      .select(['nickName', 'avatar'])
      .where('id', '=', id)
      .where('closedAt', 'is', null)
      .where('id', 'in', (eb) => eb.selectFrom('lives').select('authorId'))
      .executeTakeFirst()
    if (!row) return undefined
    return { name: readText(row.nickName, locale), image: row.avatar, url: await streamOf(id, db) }
  },
  async content(id, { db, locale }) {
    const row = await db
      .selectFrom('contents')
      .select(['title', 'image', 'url'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { name: readText(row.title, locale), image: row.image, url: row.url }
  },
}

/** One row a thing and person, in both tables. */
const KEY = ['userId', 'type', 'entityId'] as const

/** Notes a thing for the caller; once more moves it to the front. @throws Refusal for no such thing. */
export async function keep(
  table: KeptTableName,
  thing: { type: string; entityId: string },
  context: Context,
): Promise<void> {
  const type = requireKind(thing.type)
  const { entityId } = thing
  const described = await DESCRIBE[type](entityId, context)
  if (!described) throw notFound(THING)
  const createdAt = context.now()
  const row = { userId: callerOf(context).id, type, entityId, createdAt }
  const { price = null } = described
  // What is kept once more costs what it did then.
  await (table === 'favorites'
    ? context.db
        .insertInto('favorites')
        .values({ ...row, price })
        .onConflict((conflict) => conflict.columns(KEY).doUpdateSet({ createdAt }))
        .execute()
    : context.db
        .insertInto('footprints')
        .values(row)
        .onConflict((conflict) => conflict.columns(KEY).doUpdateSet({ createdAt }))
        .execute())
}

/** One page of the caller's things, the latest first; those that are gone are left out. */
export async function pageKept(
  table: KeptTableName,
  paging: { pageIndex: number; pageSize: number; type?: string | undefined },
  context: Context,
) {
  const { limit, offset } = pageWindow(paging)
  const { type } = paging
  const mine = context.db
    .selectFrom(table)
    .where('userId', '=', callerOf(context).id)
    .$if(type !== undefined && type !== '', (query) =>
      query.where('type', '=', requireKind(type ?? '')),
    )
  const rows = await mine
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('entityId')
    .limit(limit)
    .offset(offset)
    .execute()
  const count = await countOf(mine)
  const items = await Promise.all(
    rows.map(async ({ type: kind, entityId, createdAt, ...rest }): Promise<KeptItem[]> => {
      const known = requireKind(kind)
      const described = await DESCRIBE[known](entityId, context)
      const then = 'price' in rest ? (rest.price as number | null) : null
      const priceThen = then === null ? {} : { priceThen: then }
      const day = dayOf(createdAt)
      return described
        ? [{ type: known, entityId, createdAt, day, ...priceThen, ...described }]
        : []
    }),
  )
  return { result: items.flat(), pageIndex: paging.pageIndex, pageSize: limit, totalCount: count }
}
