import type { Kysely } from 'kysely'
import * as v from 'valibot'
import {
  cancelRelease,
  discardDraft,
  getDraft,
  pageUrl,
  publishDraft,
  rollBack,
  saveDraft,
  unpublish,
  Version,
} from '../../src/features/builder/contract-editor'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { requireAdmin } from '../login/user-record'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { home } from '../views/home'
import { ranking, reward, user } from '../views/tabs'
import { type Act, note, summaryOf } from './audit'
import { checkDefinition } from './check-definition'
import { draftOf, draftRow, putDraft } from './drafts'
import { toRelease } from './lists'
import { liveVersionOf, textOfVersion } from './pages'
import { begin, passReleases, type ReleaseRow } from './releases'

const PAGE = { en: 'The page', 'zh-Hans': '页面' }
const RELEASE = { en: 'The publication', 'zh-Hans': '发布记录' }
const NOTHING_NEW = new Refusal(400, {
  en: 'Nothing was changed since it was published.',
  'zh-Hans': '没有需要发布的修改',
})
const WRONG_TIME = new Refusal(400, {
  en: 'It must end after it begins.',
  'zh-Hans': '结束时间须晚于开始时间',
})
const TAB_PAGE = new Refusal(400, {
  en: 'A page of the tab bar stays on air.',
  'zh-Hans': '标签栏页面不能下线',
})
const NOT_ON_AIR = new Refusal(400, {
  en: 'The page is not on air.',
  'zh-Hans': '页面未上线',
})
const NOT_WAITING = new Refusal(409, {
  en: 'It does not wait any more.',
  'zh-Hans': '该发布已生效或已取消',
})

/** Pages of the tab bar. */
const TABS: readonly string[] = [home, ranking, reward, user].map(({ url }) => url)

/** What a writing call works with: its transaction, and who asks when. */
interface Write {
  readonly trx: Kysely<Database>
  readonly userId: string
  readonly now: number
  readonly context: Context
}

/** Somebody was faster: nothing of the transaction stays, the id of the wish is free for another try. */
class Outdated extends Error {
  constructor(readonly url: string) {
    super(url)
  }
}

/**
 * Runs a write of an administrator, in one transaction, after the time of releases has passed.
 *
 * @throws Refusal 403 for others.
 */
async function write<T>(context: Context, run: (write: Write) => Promise<T>): Promise<T> {
  await requireAdmin(context)
  const now = context.now()
  await passReleases(context.db, now)
  const userId = callerOf(context).id
  return context.db.transaction().execute((trx) => run({ trx, userId, now, context }))
}

/** A write that answers with what stands there when somebody was faster. */
async function writeUnlessOutdated<T>(context: Context, run: (write: Write) => Promise<T>) {
  try {
    return await write(context, run)
  } catch (error) {
    if (!(error instanceof Outdated)) throw error
    const draft = await draftOf(context.db, error.url, context.locale)
    return { outcome: 'conflict' as const, draft }
  }
}

/** Whether this wish is new. @throws Refusal 409 when it came before with another body. */
const isNew = ({ trx, userId, now }: Write, call: string, body: { readonly requestId: string }) =>
  bindRequest(trx, { userId, requestId: body.requestId, call, body, now })

const noteIn = ({ trx, userId, now }: Write, act: Omit<Act, 'userId' | 'at'>) =>
  note(trx, { ...act, userId, at: now })

/** What is edited, if it is still at the revision its editor knows. @throws Outdated if not. */
async function draftAt(trx: Kysely<Database>, url: string, revision: number) {
  const row = await draftRow(trx, url)
  if ((row?.revision ?? 0) !== revision) throw new Outdated(url)
  return row
}

/** The text that is on air; null for none. */
const liveText = async (trx: Kysely<Database>, url: string) =>
  textOfVersion(trx, url, await liveVersionOf(trx, url))

/** Keeps a definition as the page's next version, never to be changed. Returns its number. */
async function addVersion(
  { trx, userId, now }: Write,
  {
    url,
    json,
    text,
    fromVersion,
  }: Record<'url' | 'json' | 'text', string> & { fromVersion: number },
): Promise<number> {
  const { latest } = await trx
    .selectFrom('view_versions')
    .select((eb) => eb.fn.max('version').as('latest'))
    .where('url', '=', url)
    .executeTakeFirstOrThrow()
  const version = Number(latest ?? 0) + 1
  await trx
    .insertInto('view_versions')
    .values({ url, version, json, note: text, fromVersion, createdBy: userId, createdAt: now })
    .execute()
  return version
}

type Asked = Pick<ReleaseRow, 'url' | 'kind' | 'version' | 'baseVersion' | 'requestId'> &
  Partial<Pick<ReleaseRow, 'startsAt' | 'endsAt'>>

/** Puts a version on air, or in the line until its time. */
async function release(on: Write, asked: Asked) {
  const { trx, userId, now } = on
  const row: ReleaseRow = {
    id: newId(now),
    userId,
    state: 'scheduled',
    endsAt: null,
    ...asked,
    startsAt: Math.max(now, asked.startsAt ?? now),
  }
  await trx.insertInto('view_releases').values(row).execute()
  const { url, kind, version, baseVersion } = asked
  const texts = [baseVersion, version].map((each) => textOfVersion(trx, url, each))
  const [before = null, after = null] = await Promise.all(texts)
  const summary = summaryOf(before, after)
  await noteIn(on, { url, action: kind, fromVersion: baseVersion, toVersion: version, summary })
  if (row.startsAt > now) return answerOf({ ...row, state: 'scheduled' })
  await begin(trx, row, now)
  return answerOf({ ...row, state: 'live' })
}

const answerOf = ({ id, state, version }: Pick<ReleaseRow, 'id' | 'state' | 'version'>) => ({
  outcome: state === 'scheduled' ? ('scheduled' as const) : ('live' as const),
  releaseId: id,
  version,
})

/** What came of a wish that was taken before. */
async function releasedBefore({ trx, userId }: Write, requestId: string) {
  const row = await trx
    .selectFrom('view_releases')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  return answerOf(row)
}

const NO_URL = new Refusal(400, {
  en: 'The page has no address.',
  'zh-Hans': '页面缺少地址',
})

/**
 * Puts a page on air as a whole, by the call of the specification, which knows no drafts: what is saved is
 * published. The same page again makes no new version.
 *
 * @returns the version on air.
 * @throws Refusal 403 for who is no administrator, 400 for what is no page.
 */
export const saveWhole = (definition: Readonly<Record<string, unknown>>, context: Context) =>
  write(context, async (on) => {
    const { trx, now } = on
    const { url } = definition
    if (typeof url !== 'string' || !v.is(pageUrl, url)) throw NO_URL
    const json = checkDefinition(url, definition)
    const baseVersion = await liveVersionOf(trx, url)
    if ((await textOfVersion(trx, url, baseVersion)) === json) return baseVersion
    const version = await addVersion(on, { url, json, text: '', fromVersion: baseVersion })
    const requestId = `form-${newId(now)}`
    await release(on, { url, kind: 'publish', version, baseVersion, requestId })
    return version
  })

export const editCalls: readonly Handler[] = [
  handle(getDraft, async ({ query }, context) => {
    await requireAdmin(context)
    await passReleases(context.db, context.now())
    return draftOf(context.db, query.url, context.locale)
  }),

  handle(saveDraft, ({ body }, context) =>
    writeUnlessOutdated(context, async (on) => {
      const { url, revision, baseVersion } = body
      const json = checkDefinition(url, body.definition)
      if (!(await isNew(on, 'save', body))) {
        return { outcome: 'saved' as const, revision: revision + 1 }
      }
      const row = await draftAt(on.trx, url, revision)
      const before = row?.json ?? (await liveText(on.trx, url))
      const versions = { fromVersion: baseVersion, toVersion: baseVersion }
      await noteIn(on, { url, action: 'save', ...versions, summary: summaryOf(before, json) })
      const draft = { url, json, revision, baseVersion, userId: on.userId, now: on.now }
      return { outcome: 'saved' as const, revision: await putDraft(on.trx, draft) }
    }),
  ),

  handle(discardDraft, ({ body }, context) =>
    writeUnlessOutdated(context, async (on) => {
      const { url, revision } = body
      if (!(await isNew(on, 'discard', body))) return { outcome: 'discarded' as const }
      await draftAt(on.trx, url, revision)
      const live = await liveVersionOf(on.trx, url)
      await noteIn(on, { url, action: 'discard', fromVersion: live, toVersion: live })
      const { userId, now } = on
      await putDraft(on.trx, { url, json: null, revision, baseVersion: live, userId, now })
      return { outcome: 'discarded' as const }
    }),
  ),

  handle(publishDraft, ({ body }, context) =>
    writeUnlessOutdated(context, async (on) => {
      const { url, revision, requestId, startsAt, endsAt } = body
      const { trx, userId, now } = on
      if (!(await isNew(on, 'publish', body))) return releasedBefore(on, requestId)
      if (endsAt !== undefined && endsAt <= Math.max(now, startsAt ?? now)) throw WRONG_TIME
      const draft = await draftAt(trx, url, revision)
      if (!draft || draft.json === null) throw NOTHING_NEW
      const baseVersion = await liveVersionOf(trx, url)
      if (baseVersion > draft.baseVersion) throw new Outdated(url)
      const made = { url, json: draft.json, text: body.note, fromVersion: draft.baseVersion }
      const version = await addVersion(on, made)
      await putDraft(trx, { url, json: null, revision, baseVersion: version, userId, now })
      const times = { ...(startsAt && { startsAt }), endsAt: endsAt ?? null }
      return release(on, { url, kind: 'publish', version, baseVersion, requestId, ...times })
    }),
  ),

  handle(rollBack, ({ body }, context) =>
    write(context, async (on) => {
      const { url, requestId } = body
      if (!(await isNew(on, 'rollback', body))) return releasedBefore(on, requestId)
      const json = await textOfVersion(on.trx, url, body.version)
      if (json === null) throw notFound(PAGE)
      const baseVersion = await liveVersionOf(on.trx, url)
      const made = { url, json, text: body.note, fromVersion: body.version }
      const version = await addVersion(on, made)
      return release(on, { url, kind: 'rollback', version, baseVersion, requestId })
    }),
  ),

  handle(unpublish, ({ body }, context) =>
    write(context, async (on) => {
      const { url, requestId } = body
      if (TABS.includes(url)) throw TAB_PAGE
      if (!(await isNew(on, 'unpublish', body))) return releasedBefore(on, requestId)
      const baseVersion = await liveVersionOf(on.trx, url)
      if (baseVersion === Version.None) throw NOT_ON_AIR
      const version = Version.None
      return release(on, { url, kind: 'unpublish', version, baseVersion, requestId })
    }),
  ),

  handle(cancelRelease, ({ body: { id } }, context) =>
    write(context, async (on) => {
      const { trx } = on
      const found = trx.selectFrom('view_releases').selectAll().where('id', '=', id)
      const row = await found.executeTakeFirst()
      if (!row) throw notFound(RELEASE)
      if (row.state !== 'scheduled' && row.state !== 'held') throw NOT_WAITING
      await trx
        .updateTable('view_releases')
        .set({ state: 'cancelled' })
        .where('id', '=', id)
        .execute()
      const { url, version: toVersion } = row
      const fromVersion = await liveVersionOf(trx, url)
      await noteIn(on, { url, action: 'cancel', fromVersion, toVersion })
      return toRelease(trx, { ...row, state: 'cancelled' }, context.locale)
    }),
  ),
]
