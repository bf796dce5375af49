import { type Kysely, sql } from 'kysely'
import {
  type AssetPlace,
  deleteAsset,
  pageAssets,
  saveAsset,
} from '../../src/features/builder/contract-library'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { callerOf, type Handler, handle, type Locale } from '../handler'
import { requireAdmin } from '../login/user-record'
import { bindRequest } from '../pay/requests'
import { notFound } from '../refusal'
import { deleteFiles } from '../storage/file-store'
import { extensionOf } from '../storage/file-type'
import { nameOf } from './drafts'
import { livePages } from './pages'
import { passReleases } from './releases'

const PICTURE = { en: 'The picture', 'zh-Hans': '图片' }
/** Places that are named; more help nobody. */
const MOST_PLACES = 20
/** Tables that hold pages, each looked into by its own question, and what keeps bytes or hashes. */
const OWN_QUESTION = [
  'files',
  'requests',
  'stray_objects',
  'view_audit',
  'view_changes',
  'view_drafts',
  'view_overrides',
  'view_previews',
  'view_releases',
  'view_templates',
  'view_versions',
]

/** Pictures of pages: what administrators have uploaded, and neither avatars nor what is private. */
const assetsOf = (db: Kysely<Database>) =>
  db
    .selectFrom('files')
    .innerJoin('users', 'users.id', 'files.userId')
    .where('users.isAdmin', '=', 1)
    .where('files.kind', '=', 'file')
    .where('files.type', 'like', 'image/%')

const COLUMNS = [
  'files.id',
  'files.userId',
  'files.name',
  'files.type',
  'files.folder',
  'files.alt',
  'files.width',
  'files.height',
  'files.createdAt',
  'files.size',
] as const

const rowsOf = (db: Kysely<Database>) => assetsOf(db).select(COLUMNS)
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

/** A picture as its editors read it. */
async function toAsset(db: Kysely<Database>, row: Row, locale: Locale) {
  const { userId, type, ...asset } = row
  return {
    ...asset,
    url: `/files/${row.id}.${extensionOf(type)}`,
    createdBy: await nameOf(db, userId, locale),
  }
}

async function assetRow(db: Kysely<Database>, id: string): Promise<Row> {
  const row = await rowsOf(db).where('files.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(PICTURE)
  return row
}

/** Tables of the shop in which a text names the picture. */
async function recordsWith(db: Kysely<Database>, address: string): Promise<AssetPlace[]> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name }) => !OWN_QUESTION.includes(name),
  )
  const found: AssetPlace[] = []
  for (const { name, columns } of tables) {
    const texts = columns.filter(({ dataType }) => /text/i.test(dataType))
    if (texts.length === 0) continue
    const holds = texts.map((column) => sql`instr(${sql.ref(column.name)}, ${address}) > 0`)
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where ${sql.join(holds, sql` or `)}
    `.execute(db)
    if (rows[0]?.count) found.push({ where: 'other', name })
  }
  return found
}

/** All that shows a picture, or will. Versions that were on air once do not count: nobody sees them. */
async function placesOf(db: Kysely<Database>, id: string): Promise<AssetPlace[]> {
  const address = `/files/${id}.`
  const live = [...(await livePages(db))].filter(([, page]) =>
    JSON.stringify(page).includes(address),
  )
  const drafts = await db
    .selectFrom('view_drafts')
    .select('url')
    .where(({ fn, val }) => fn('instr', ['json', val(address)]), '>', 0)
    .execute()
  const waiting = await db
    .selectFrom('view_releases')
    .innerJoin('view_versions', (join) =>
      join.onRef('view_versions.url', '=', 'view_releases.url').on(({ or, eb, ref }) =>
        // What ends gives way to what stood before.
        or([
          eb('view_versions.version', '=', ref('view_releases.version')),
          eb('view_versions.version', '=', ref('view_releases.baseVersion')),
        ]),
      ),
    )
    .select('view_releases.url')
    .distinct()
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['scheduled', 'held']),
        and([eb('state', '=', 'live'), eb('endsAt', 'is not', null)]),
      ]),
    )
    .where(({ fn, val }) => fn('instr', ['view_versions.json', val(address)]), '>', 0)
    .execute()
  const templates = await db
    .selectFrom('view_templates')
    .select('name')
    .where(({ fn, val }) => fn('instr', ['json', val(address)]), '>', 0)
    .execute()
  const named = (where: AssetPlace['where'], names: readonly string[]) =>
    names.map((name) => ({ where, name }))
  return [
    ...named(
      'live',
      live.map(([url]) => url),
    ),
    ...named(
      'draft',
      drafts.map(({ url }) => url),
    ),
    ...named(
      'waiting',
      waiting.map(({ url }) => url),
    ),
    ...named(
      'template',
      templates.map(({ name }) => name),
    ),
    ...(await recordsWith(db, address)),
  ].slice(0, MOST_PLACES)
}

/** Something shows it: nothing of the transaction stays, the id of the wish is free for another try. */
class Used extends Error {
  constructor(readonly places: readonly AssetPlace[]) {
    super('used')
  }
}

export const assetCalls: readonly Handler[] = [
  handle(pageAssets, async ({ body }, context) => {
    await requireAdmin(context)
    const { db, locale } = context
    const { folder, keyword = '', pageIndex, pageSize } = body
    const found = assetsOf(db)
      .$if(folder !== undefined, (rows) => rows.where('files.folder', '=', folder ?? ''))
      .where(
        sql<number>`instr(lower(files.name || ' ' || files.alt), ${keyword.trim().toLowerCase()})`,
        '>',
        0,
      )
    const { limit, offset } = pageWindow(body)
    const rows = await found
      .select(COLUMNS)
      .orderBy(sql`files.rowid`, 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const folders = await assetsOf(db)
      .select('files.folder')
      .distinct()
      .where('files.folder', '!=', '')
      .orderBy('files.folder')
      .limit(100)
      .execute()
    return {
      result: await Promise.all(rows.map((row) => toAsset(db, row, locale))),
      pageIndex,
      pageSize,
      totalCount: await countOf(found),
      folders: folders.map((row) => row.folder),
    }
  }),

  handle(saveAsset, async ({ body: { id, ...said } }, context) => {
    await requireAdmin(context)
    const { db, locale } = context
    const row = await assetRow(db, id)
    await db.updateTable('files').set(said).where('id', '=', id).execute()
    return toAsset(db, { ...row, ...said }, locale)
  }),

  handle(deleteAsset, async ({ body }, context) => {
    await requireAdmin(context)
    await passReleases(context.db, context.now())
    const { id, requestId } = body
    const userId = callerOf(context).id
    const wish = { userId, requestId, call: 'asset/delete', body, now: context.now() }
    try {
      await context.db.transaction().execute(async (trx) => {
        if (!(await bindRequest(trx, wish))) return
        await assetRow(trx, id)
        const places = await placesOf(trx, id)
        if (places.length > 0) throw new Used(places)
        await deleteFiles(trx, [id], wish.now)
      })
    } catch (error) {
      if (error instanceof Used) return { outcome: 'used' as const, places: [...error.places] }
      throw error
    }
    return { outcome: 'deleted' as const }
  }),
]
