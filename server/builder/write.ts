import type { Kysely } from 'kysely'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import { requireAdmin } from '../login/user-record'
import { bindRequest } from '../pay/requests'
import { type Act, note, summaryOf } from './audit'
import { draftOf, draftRow } from './drafts'
import { textOfVersion } from './pages'
import { addressOf } from './redirects'
import { begin, passReleases, type ReleaseRow } from './releases'

/** What a writing call works with: its transaction, and who asks when. */
export interface Write {
  readonly trx: Kysely<Database>
  readonly userId: string
  readonly now: number
  readonly context: Context
}

/** Somebody was faster: nothing of the transaction stays, the id of the wish is free for another try. */
export class Outdated extends Error {
  constructor(readonly url: string) {
    super(url)
  }
}

/**
 * Runs a write of an administrator, in one transaction, after the time of releases has passed.
 *
 * @throws Refusal 403 for others.
 */
export async function write<T>(context: Context, run: (write: Write) => Promise<T>): Promise<T> {
  await requireAdmin(context)
  const now = context.now()
  await passReleases(context.db, now)
  const userId = callerOf(context).id
  return context.db.transaction().execute((trx) => run({ trx, userId, now, context }))
}

/** A write that answers with what stands there when somebody was faster. */
export async function writeUnlessOutdated<T>(context: Context, run: (write: Write) => Promise<T>) {
  try {
    return await write(context, run)
  } catch (error) {
    if (!(error instanceof Outdated)) throw error
    const draft = await draftOf(context.db, error.url, context.locale)
    return { outcome: 'conflict' as const, draft }
  }
}

/** Whether this wish is new. @throws Refusal 409 when it came before with another body. */
export const isNew = (
  { trx, userId, now }: Write,
  call: string,
  body: { readonly requestId: string },
) => bindRequest(trx, { userId, requestId: body.requestId, call, body, now })

/** Notes what was done by who asks. */
export const noteIn = ({ trx, userId, now }: Write, act: Omit<Act, 'userId' | 'at'>) =>
  note(trx, { ...act, userId, at: now })

/**
 * What is edited, if it is still there and at the revision its editor knows.
 *
 * @throws Outdated if not: the page may have another address since.
 */
export async function draftAt(trx: Kysely<Database>, url: string, revision: number) {
  if ((await addressOf(trx, url)) !== url) throw new Outdated(url)
  const row = await draftRow(trx, url)
  if ((row?.revision ?? 0) !== revision) throw new Outdated(url)
  return row
}

/** Keeps a definition as the page's next version, never to be changed. Returns its number. */
export async function addVersion(
  { trx, userId, now }: Write,
  {
    url,
    json,
    problems,
    text,
    fromVersion,
  }: Record<'url' | 'json' | 'text', string> & { fromVersion: number; problems?: string },
): Promise<number> {
  const { latest } = await trx
    .selectFrom('view_versions')
    .select((eb) => eb.fn.max('version').as('latest'))
    .where('url', '=', url)
    .executeTakeFirstOrThrow()
  const version = Number(latest ?? 0) + 1
  await trx
    .insertInto('view_versions')
    .values({
      url,
      version,
      json,
      problems,
      note: text,
      fromVersion,
      createdBy: userId,
      createdAt: now,
    })
    .execute()
  return version
}

type Asked = Pick<ReleaseRow, 'url' | 'kind' | 'version' | 'baseVersion' | 'requestId'> &
  Partial<Pick<ReleaseRow, 'startsAt' | 'endsAt'>> &
  Pick<Act, 'reason'>

/** Puts a version on air, or in the line until its time. */
export async function release(on: Write, { reason, ...asked }: Asked) {
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
  const versions = { fromVersion: baseVersion, toVersion: version }
  await noteIn(on, { url, action: kind, ...versions, summary, reason })
  if (row.startsAt > now) return answerOf({ ...row, state: 'scheduled' })
  await begin(trx, row, now)
  return answerOf({ ...row, state: 'live' })
}

/** What became of it, as its editors read it. */
export const answerOf = ({ id, state, version }: Pick<ReleaseRow, 'id' | 'state' | 'version'>) => ({
  outcome: state === 'scheduled' ? ('scheduled' as const) : ('live' as const),
  releaseId: id,
  version,
})
