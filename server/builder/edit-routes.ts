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
import { type Context, type Handler, handle } from '../handler'
import { requireAdmin } from '../login/user-record'
import { notFound, Refusal } from '../refusal'
import { home } from '../views/home'
import { ranking, reward, user } from '../views/tabs'
import { summaryOf } from './audit'
import { checkDefinition } from './check-definition'
import { draftOf, keptProblems, putDraft } from './drafts'
import { toRelease } from './lists'
import { liveVersionOf, problemsOfVersion, textOfVersion } from './pages'
import { addressOf } from './redirects'
import { passReleases } from './releases'
import {
  addVersion,
  answerOf,
  draftAt,
  isNew,
  noteIn,
  Outdated,
  release,
  type Write,
  write,
  writeUnlessOutdated,
} from './write'

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

/** The text that is on air; null for none. */
const liveText = async (trx: Kysely<Database>, url: string) =>
  textOfVersion(trx, url, await liveVersionOf(trx, url))

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
      const problems = keptProblems(body.problems)
      const draft = { url, json, problems, revision, baseVersion, userId: on.userId, now: on.now }
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
      const { url, revision, requestId, reason, startsAt, endsAt } = body
      const { trx, userId, now } = on
      if (!(await isNew(on, 'publish', body))) return releasedBefore(on, requestId)
      if (endsAt !== undefined && endsAt <= Math.max(now, startsAt ?? now)) throw WRONG_TIME
      const draft = await draftAt(trx, url, revision)
      if (!draft || draft.json === null) throw NOTHING_NEW
      const baseVersion = await liveVersionOf(trx, url)
      if (baseVersion > draft.baseVersion) throw new Outdated(url)
      const { json, problems } = draft
      const made = { url, json, problems, text: body.note, fromVersion: draft.baseVersion }
      const version = await addVersion(on, made)
      await putDraft(trx, { url, json: null, revision, baseVersion: version, userId, now })
      const times = { ...(startsAt && { startsAt }), endsAt: endsAt ?? null }
      const asked = { url, version, baseVersion, requestId, reason, ...times }
      return release(on, { kind: 'publish', ...asked })
    }),
  ),

  handle(rollBack, ({ body }, context) =>
    write(context, async (on) => {
      const { requestId } = body
      if (!(await isNew(on, 'rollback', body))) return releasedBefore(on, requestId)
      const url = await addressOf(on.trx, body.url)
      const json = await textOfVersion(on.trx, url, body.version)
      if (json === null) throw notFound(PAGE)
      const baseVersion = await liveVersionOf(on.trx, url)
      const problems = await problemsOfVersion(on.trx, url, body.version)
      const made = { url, json, problems, text: body.note, fromVersion: body.version }
      const version = await addVersion(on, made)
      return release(on, { url, kind: 'rollback', version, baseVersion, requestId })
    }),
  ),

  handle(unpublish, ({ body }, context) =>
    write(context, async (on) => {
      const { requestId } = body
      if (TABS.includes(body.url)) throw TAB_PAGE
      if (!(await isNew(on, 'unpublish', body))) return releasedBefore(on, requestId)
      const url = await addressOf(on.trx, body.url)
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
