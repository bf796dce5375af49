import type { Kysely, Selectable } from 'kysely'
import { startOfDay } from '../../src/shared/business-day'
import { newId } from '../database/new-id'
import { countOf } from '../database/page'
import type { Database } from '../database/schema'
import type { TaskJobTable } from '../database/tables/behaviour'
import { type Context, callerOf } from '../handler'
import { grow } from '../member/experience'
import { Refusal } from '../refusal'
import type { Words } from '../seed/retelling'
import { book } from '../wallet/book'
import { accountOf, openAccounts } from '../wallet/open-accounts'

export type Job = Selectable<TaskJobTable>

export interface Deed {
  readonly entityKey: string
  readonly entityId: string
  readonly value: number
  readonly intro: string
  readonly isOnce: boolean
}

/** What the server itself has seen of a deed. */
export interface Evidence {
  /** When it began, seconds since 1970. */
  readonly since: number
  /** How often the job may be paid for this thing so far. */
  readonly times: number
  /** Whether the runs of today alone count against it, or those of all days. */
  readonly within: 'day' | 'always'
}

export const TOO_SHORT = new Refusal(400, {
  en: 'That was too short to count.',
  'zh-Hans': '时长不足，未计入任务',
})

/** How often somebody has done each job today, by job id. */
export async function doneToday({ db, now, user }: Context): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('task_runs')
    .select((eb) => ['jobId', eb.fn.countAll<number>().as('count')])
    .where('userId', '=', user?.id ?? '')
    .where('createdAt', '>=', startOfDay(now()))
    .groupBy('jobId')
    .execute()
  return new Map(rows.map(({ jobId, count }) => [jobId, count]))
}

export interface Run {
  readonly userId: string
  readonly job: Job
  readonly deed: Deed
  readonly seen: Evidence
  /** Seconds since 1970. */
  readonly now: number
  /** Whose words a new account is named in. */
  readonly words: Words
}

/**
 * Books a deed and its reward, unless it counted often enough. The client may ask for less, a thing once for
 * ever, but never for more than the job gives.
 *
 * @returns what was booked: nothing where the day's limit, or that of the thing, was reached before.
 * @throws Refusal 400 when the job takes longer than the time since the deed, or the one before it, began.
 */
export async function bookRun(trx: Kysely<Database>, { userId, job, deed, seen, now, words }: Run) {
  const { entityKey, entityId, value, intro, isOnce } = deed
  const runs = trx.selectFrom('task_runs').where('userId', '=', userId).where('jobId', '=', job.id)
  const today = runs.where('createdAt', '>=', startOfDay(now))
  const ofThing = (seen.within === 'day' && !isOnce ? today : runs)
    .where('entityKey', '=', entityKey)
    .where('entityId', '=', entityId)
  const times = isOnce ? Math.min(1, seen.times) : seen.times
  if ((await countOf(today)) >= job.timesPerDay || (await countOf(ofThing)) >= times) {
    return { executed: false, reward: 0 }
  }
  const { last } = await runs
    .select((eb) => eb.fn.coalesce(eb.fn.max('createdAt'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  if (now - Math.max(seen.since, last) < Math.floor(job.minimumMs / 1000)) throw TOO_SHORT
  const id = newId(now)
  await trx
    .insertInto('task_runs')
    .values({ id, userId, jobId: job.id, entityKey, entityId, value, intro, createdAt: now })
    .execute()
  // Whoever has lost an account gets it with the first reward.
  await openAccounts(trx, userId, words)
  await book(trx, {
    accountId: await accountOf(trx, userId, 'points'),
    amount: job.reward,
    kind: 'task',
    title: job.name,
    now,
    refKind: 'task',
    refId: id,
  })
  await grow(trx, userId, 1, now)
  return { executed: true, reward: job.reward }
}

/** As {@link bookRun}, for the caller, in a transaction of its own. */
export function runJob(job: Job, deed: Deed, seen: Evidence, context: Context) {
  const userId = callerOf(context).id
  const { words } = context.services.demo
  return context.db
    .transaction()
    .execute((trx) => bookRun(trx, { userId, job, deed, seen, now: context.now(), words }))
}
