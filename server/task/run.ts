import type { Selectable } from 'kysely'
import { newId } from '../database/new-id'
import { countOf } from '../database/page'
import type { TaskJobTable } from '../database/tables/behaviour'
import { type Context, callerOf } from '../handler'
import { grow } from '../member/experience'
import { book } from '../wallet/book'
import { accountOf, openAccounts } from '../wallet/open-accounts'

const DAY = 86_400
/** Days begin at midnight in China. */
const CHINA = 8 * 3600

export type Job = Selectable<TaskJobTable>

export interface Deed {
  readonly entityKey: string
  readonly entityId: string
  readonly value: number
  readonly intro: string
  readonly isOnce: boolean
}

const startOfDay = (now: number) => now - ((now + CHINA) % DAY)

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

/**
 * Books a deed and its reward, unless it counted often enough today. The client may ask for less, a thing
 * once for ever, but never for more than the job gives.
 */
export async function runJob(job: Job, deed: Deed, context: Context) {
  const userId = callerOf(context).id
  const now = context.now()
  const { entityKey, entityId, value, intro, isOnce } = deed
  return context.db.transaction().execute(async (trx) => {
    const runs = trx
      .selectFrom('task_runs')
      .where('userId', '=', userId)
      .where('jobId', '=', job.id)
    const today = await countOf(runs.where('createdAt', '>=', startOfDay(now)))
    const ever = await countOf(
      runs.where('entityKey', '=', entityKey).where('entityId', '=', entityId),
    )
    const isDone = isOnce && ever > 0
    if (isDone || today >= job.timesPerDay) return { executed: false, reward: 0 }
    const id = newId(now)
    await trx
      .insertInto('task_runs')
      .values({ id, userId, jobId: job.id, entityKey, entityId, value, intro, createdAt: now })
      .execute()
    // Whoever has lost an account gets it with the first reward.
    await openAccounts(trx, userId)
    await book(trx, {
      accountId: await accountOf(trx, userId, 'points'),
      amount: job.reward,
      kind: 'task',
      title: job.name,
      now,
      refKind: 'task',
      refId: id,
    })
    await grow(trx, userId, 1)
    return { executed: true, reward: job.reward }
  })
}
