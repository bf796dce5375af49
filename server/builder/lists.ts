import type { Kysely } from 'kysely'
import {
  type EditedPage,
  getVersion,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
  Version,
} from '../../src/features/builder/contract-editor'
import { isObject } from '../../src/shared/json'
import { localize } from '../../src/shared/l10n'
import { countOf, type Paging, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, type Handler, handle, type Locale } from '../handler'
import { requireAdmin } from '../login/user-record'
import { notFound } from '../refusal'
import { VIEWS } from '../views'
import { changesIn } from './audit'
import { nameOf, problemsIn } from './drafts'
import { livePages, pagesOnAir, textOfVersion } from './pages'
import { readDefinition } from './read-definition'
import { addressOf, redirectsOf } from './redirects'
import { passReleases, type ReleaseRow } from './releases'

const VERSION = { en: 'The version', 'zh-Hans': '版本' }

/** Lets an administrator in, and the time of releases pass. */
async function open(context: Context): Promise<Kysely<Database>> {
  await requireAdmin(context)
  await passReleases(context.db, context.now())
  return context.db
}

/** A release as its editors read it. */
export async function toRelease(db: Kysely<Database>, row: ReleaseRow, locale: Locale) {
  const { id, url, kind, version, state, startsAt, endsAt } = row
  return {
    id,
    url,
    kind,
    version,
    state,
    startsAt,
    endsAt,
    by: await nameOf(db, row.userId, locale),
  }
}

/** What a definition calls itself; its address when it has no name. */
export function nameIn(definition: unknown, url: string, locale: Locale): string {
  const name = isObject(definition) ? definition.name : undefined
  const isText = typeof name === 'string' || isObject(name)
  return (isText ? localize(name as Parameters<typeof localize>[0], locale) : '') || url
}

async function editedPages({ db, locale }: Context): Promise<EditedPage[]> {
  const live = await livePages(db)
  const redirects = await redirectsOf(db)
  const rows = await db.selectFrom('view_drafts').selectAll().execute()
  // What is left where a page was is no page.
  const drafts = rows.filter(({ url }) => !redirects.has(url))
  const waiting = await db
    .selectFrom('view_releases')
    .select(({ fn }) => ['url', fn.countAll<number>().as('count')])
    .where('state', 'in', ['scheduled', 'held'])
    .groupBy('url')
    .execute()
  const pages = await pagesOnAir(db).select(['liveVersion', 'problems']).execute()
  const edited = new Map(pages.map((page) => [page.url, page]))
  const urls = new Set([...live.keys(), ...drafts.map(({ url }) => url), ...edited.keys()])
  return Promise.all(
    [...urls].map(async (url) => {
      const draft = drafts.find((each) => each.url === url)
      const text = draft?.json ?? null
      const shipped = VIEWS.has(url) ? Version.Shipped : Version.None
      const onAir = edited.get(url)
      return {
        url,
        name: nameIn(text === null ? live.get(url) : readDefinition(text), url, locale),
        liveVersion: onAir?.liveVersion ?? shipped,
        isChanged: text !== null,
        waiting: waiting.find((each) => each.url === url)?.count ?? 0,
        problems: problemsIn(text === null ? onAir?.problems : draft?.problems),
        updatedAt: draft?.updatedAt ?? 0,
        updatedBy: draft ? await nameOf(db, draft.updatedBy, locale) : '',
      }
    }),
  )
}

const byChange = (left: EditedPage, right: EditedPage) =>
  Number(right.isChanged) - Number(left.isChanged) ||
  right.updatedAt - left.updatedAt ||
  left.url.localeCompare(right.url)

const pageOf = <T>(result: readonly T[], totalCount: number, { pageIndex, pageSize }: Paging) => ({
  result: [...result],
  pageIndex,
  pageSize,
  totalCount,
})

export const listCalls: readonly Handler[] = [
  handle(pageEditedPages, async ({ body }, context) => {
    await open(context)
    const word = (body.keyword ?? '').trim().toLowerCase()
    const found = (await editedPages(context))
      .filter(({ url, name }) => `${url} ${name}`.toLowerCase().includes(word))
      .sort(byChange)
    const { limit, offset } = pageWindow(body)
    return pageOf(found.slice(offset, offset + limit), found.length, body)
  }),

  handle(pageVersions, async ({ body }, context) => {
    const db = await open(context)
    const url = await addressOf(db, body.url)
    const all = db
      .selectFrom('view_versions')
      .where('url', '=', url)
      .where('version', '>', Version.Shipped)
    const { limit, offset } = pageWindow(body)
    const rows = await all
      .select(['version', 'note', 'fromVersion', 'createdAt', 'createdBy'])
      .orderBy('version', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const named = rows.map(async (row) => ({
      ...row,
      createdBy: await nameOf(db, row.createdBy, context.locale),
    }))
    return pageOf(await Promise.all(named), await countOf(all), body)
  }),

  handle(getVersion, async ({ query: { url: address, version } }, context) => {
    const db = await open(context)
    const url = await addressOf(db, address)
    const text = await textOfVersion(db, url, version)
    if (text === null) throw notFound(VERSION)
    const definition = readDefinition(text)
    const row = await db
      .selectFrom('view_versions')
      .select(['note', 'fromVersion', 'createdAt', 'createdBy'])
      .where('url', '=', url)
      .where('version', '=', version)
      .where('version', '>', Version.Shipped)
      .executeTakeFirst()
    const shipped = { note: '', fromVersion: Version.None, createdAt: 0, createdBy: '' }
    if (!row) return { version, definition, ...shipped }
    const createdBy = await nameOf(db, row.createdBy, context.locale)
    return { version, definition, ...row, createdBy }
  }),

  handle(pageReleases, async ({ body }, context) => {
    const db = await open(context)
    const url = await addressOf(db, body.url)
    const all = db.selectFrom('view_releases').where('url', '=', url)
    const { limit, offset } = pageWindow(body)
    const rows = await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
    const result = await Promise.all(rows.map((row) => toRelease(db, row, context.locale)))
    return pageOf(result, await countOf(all), body)
  }),

  handle(pageAudit, async ({ body }, context) => {
    const db = await open(context)
    const url = await addressOf(db, body.url)
    const all = db.selectFrom('view_audit').where('url', '=', url)
    const { limit, offset } = pageWindow(body)
    const rows = await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
    const result = rows.map(
      async ({ id, userId, at, action, fromVersion, toVersion, summary, reason }) => ({
        id: String(id),
        by: await nameOf(db, userId, context.locale),
        at,
        action: action as 'save',
        fromVersion,
        toVersion,
        changes: changesIn(summary),
        ...(action === 'rename' && { from: summary }),
        ...(reason !== '' && { reason }),
      }),
    )
    return pageOf(await Promise.all(result), await countOf(all), body)
  }),
]
