import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { pageUrl, renamePage, Version } from '../../src/features/builder/contract-editor'
import { listLinksTo } from '../../src/features/builder/contract-library'
import { type Route, routes } from '../../src/routing/table'
import { isObject } from '../../src/shared/json'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Handler, handle } from '../handler'
import { requireAdmin } from '../login/user-record'
import { notFound, Refusal } from '../refusal'
import { VIEWS } from '../views'
import { summaryOf } from './audit'
import { MOST_BYTES } from './check-definition'
import { draftRow, putDraft } from './drafts'
import { linksTo, relinked, relinkedText } from './links'
import {
  isOverridden,
  liveVersionOf,
  problemsOfVersion,
  setLiveVersion,
  textOfVersion,
} from './pages'
import { readDefinition } from './read-definition'
import { addRedirect, addressOf } from './redirects'
import { passReleases } from './releases'
import {
  addVersion,
  draftAt,
  isNew,
  noteIn,
  release,
  type Write,
  writeUnlessOutdated,
} from './write'

const PAGE = { en: 'The page', 'zh-Hans': '页面' }
const OF_THE_APP = new Refusal(400, {
  en: 'A page of the app keeps its address.',
  'zh-Hans': '应用自带的页面不能更改地址',
})
const NO_ADDRESS = new Refusal(400, {
  en: 'An address is like /spring/sale: letters, digits, - and _ between slashes, 121 characters at most.',
  'zh-Hans': '地址格式如 /spring/sale：斜杠之间为字母、数字、- 或 _，最多121个字符',
})
const SAME = new Refusal(400, {
  en: 'The page has this address already.',
  'zh-Hans': '页面已使用该地址',
})
const TAKEN = new Refusal(409, {
  en: 'Another page has this address.',
  'zh-Hans': '该地址已被其他页面使用',
})
const tooLarge = (name: string) =>
  new Refusal(400, {
    en: `With the new address the page “${name}” would be too large. Nothing was changed.`,
    'zh-Hans': `使用新地址后，页面“${name}”的内容将过大，未做任何更改`,
  })

const table: readonly Route[] = routes
/** Addresses that the app itself knows: its table of pages has them, or they ship with the server. */
const OWN: ReadonlySet<string> = new Set([
  ...VIEWS.keys(),
  ...table.flatMap(({ path, pack, aliases = [] }) => [path, `/${pack}${path}`, ...aliases]),
])

/** With slashes in between, and nothing empty between them: `getByUrl` looks for no other. */
const isAddress = (to: string) => v.is(pageUrl, to) && !/\/(\/|$)/.test(to)

const versionsAt = (trx: Kysely<Database>, url: string) =>
  trx.selectFrom('view_versions').selectAll().where('url', '=', url).execute()

const pageAt = (trx: Kysely<Database>, url: string) =>
  trx.selectFrom('view_pages').selectAll().where('url', '=', url).executeTakeFirst()

/** Whether anything would be lost at the address: a page, off the air too, or what somebody has begun. */
async function isTaken(trx: Kysely<Database>, url: string): Promise<boolean> {
  const draft = await draftRow(trx, url)
  return (
    (draft !== undefined && draft.json !== null) ||
    (await pageAt(trx, url)) !== undefined ||
    (await versionsAt(trx, url)).length > 0 ||
    (await isOverridden(trx, url))
  )
}

/** A definition under another address. */
function addressed(json: string, url: string, name: string): string {
  const definition = readDefinition(json)
  const text = isObject(definition) ? JSON.stringify({ ...definition, url }) : json
  if (Buffer.byteLength(text) > MOST_BYTES) throw tooLarge(name)
  return text
}

/** Takes all that is known of a page to another address. Its draft is one revision later there. */
async function move({ trx, userId, now }: Write, url: string, to: string): Promise<void> {
  const draft = await draftRow(trx, url)
  const page = await pageAt(trx, url)
  for (const row of await versionsAt(trx, url)) {
    const json = addressed(row.json, to, url)
    await trx
      .insertInto('view_versions')
      .values({ ...row, url: to, json })
      .execute()
  }
  await trx.deleteFrom('view_versions').where('url', '=', url).execute()
  await trx.deleteFrom('view_presence').where('url', '=', url).execute()
  await trx.updateTable('view_releases').set({ url: to }).where('url', '=', url).execute()
  await trx.updateTable('view_previews').set({ url: to }).where('url', '=', url).execute()
  await trx.updateTable('view_audit').set({ url: to }).where('url', '=', url).execute()
  await addRedirect(trx, url, to, now)
  if (page) {
    await trx.deleteFrom('view_pages').where('url', '=', url).execute()
    await setLiveVersion(trx, to, page.liveVersion)
  }
  const revision = draft?.revision ?? 0
  const baseVersion = draft?.baseVersion ?? page?.liveVersion ?? Version.None
  const json = draft?.json ? addressed(draft.json, to, url) : null
  const there = (await draftRow(trx, to))?.revision ?? 0
  const by = { userId, now, baseVersion }
  const problems = draft?.problems
  await putDraft(trx, { ...by, url: to, json, problems, revision: Math.max(revision, there) })
  // The row stays, so that what is begun there later has no revision that somebody knows of this page.
  await putDraft(trx, { ...by, url, json: null, revision })
}

/** Lets everything that led to the former address lead to the new one; of each page that is a revision. */
async function relink(on: Write, url: string, to: string): Promise<void> {
  const { trx, userId, now, context } = on
  for (const { kind, id, name, stays } of await linksTo(trx, url, context.locale)) {
    if (kind === 'menu') {
      const entry = trx.selectFrom('relations').select('url').where('id', '=', id)
      const next = relinkedText((await entry.executeTakeFirstOrThrow()).url, url, to)
      await trx.updateTable('relations').set({ url: next }).where('id', '=', id).execute()
      continue
    }
    const changed = (json: string): string => {
      const text = JSON.stringify(relinked(readDefinition(json), url, to))
      if (Buffer.byteLength(text) > MOST_BYTES) throw tooLarge(name)
      return text
    }
    const live = await liveVersionOf(trx, id)
    const text = kind === 'page' && !stays ? await textOfVersion(trx, id, live) : null
    let version = live
    if (text !== null) {
      const problems = await problemsOfVersion(trx, id, live)
      const about = { text: `${url} → ${to}`, problems, fromVersion: live }
      const made = { url: id, json: changed(text), ...about }
      version = await addVersion(on, made)
      const requestId = `rename-${newId(now)}`
      await release(on, { url: id, kind: 'publish', version, baseVersion: live, requestId })
    }
    const draft = await draftRow(trx, id)
    const json = draft?.json ? changed(draft.json) : null
    if (text === null && json === null) continue
    const isOnLive = json === null || draft?.baseVersion === live
    const baseVersion = isOnLive ? version : (draft?.baseVersion ?? version)
    if (json !== null && json !== draft?.json) {
      const summary = summaryOf(draft?.json ?? null, json)
      const versions = { fromVersion: baseVersion, toVersion: baseVersion }
      await noteIn(on, { url: id, action: 'save', ...versions, summary })
    }
    // What follows a page is as right as it was.
    const { revision = 0, problems } = draft ?? {}
    await putDraft(trx, { url: id, json, problems, revision, baseVersion, userId, now })
  }
}

export const renameCalls: readonly Handler[] = [
  handle(listLinksTo, async ({ body: { url } }, context) => {
    await requireAdmin(context)
    await passReleases(context.db, context.now())
    return linksTo(context.db, await addressOf(context.db, url), context.locale)
  }),

  handle(renamePage, ({ body }, context) =>
    writeUnlessOutdated(context, async (on) => {
      const { url, to, revision } = body
      const { trx } = on
      const answer = async (at: string) => ({
        outcome: 'renamed' as const,
        url: at,
        revision: (await draftRow(trx, at))?.revision ?? 0,
      })
      if (OWN.has(url)) throw OF_THE_APP
      if (!isAddress(to)) throw NO_ADDRESS
      if (to === url) throw SAME
      if (!(await isNew(on, 'rename', body))) return answer(await addressOf(trx, to))
      await draftAt(trx, url, revision)
      if (!(await isTaken(trx, url))) throw notFound(PAGE)
      if (OWN.has(to) || (await isTaken(trx, to))) throw TAKEN
      await move(on, url, to)
      const version = await liveVersionOf(trx, to)
      const versions = { fromVersion: version, toVersion: version }
      await noteIn(on, { url: to, action: 'rename', ...versions, summary: url })
      if (body.relink) await relink(on, url, to)
      return answer(to)
    }),
  ),
]
