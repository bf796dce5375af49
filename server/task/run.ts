import type { Kysely, Selectable } from 'kysely'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import type { TaskJobTable } from '../database/tables/behaviour'
import { type Context, callerOf } from '../handler'

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

/** The reward goes to the points account; who has none gets nothing yet. */
async function credit(
  trx: Kysely<Database>,
  job: Job,
  run: { id: string; userId: string; now: number },
) {
  const account = await trx
    .updateTable('accounts')
    .set((eb) => ({ amount: eb('amount', '+', job.reward) }))
    .where('userId', '=', run.userId)
    .where('kind', '=', 'points')
    .returning(['id', 'amount'])
    .executeTakeFirst()
  if (!account) return
  await trx
    .insertInto('ledger')
    .values({
      id: run.id,
      accountId: account.id,
      userId: run.userId,
      kind: 'task',
      title: job.name,
      amount: job.reward,
      balance: account.amount,
      createdAt: run.now,
    })
    .execute()
}

/** Books a deed and its reward, unless it counted before or often enough today. */
export async function runJob(job: Job, deed: Deed, context: Context) {
  const userId = callerOf(context).id
  const now = context.now()
  const { entityKey, entityId, value, intro, isOnce } = deed
  return context.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('task_runs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('jobId', '=', job.id)
      .$if(isOnce, (query) =>
        query.where('entityKey', '=', entityKey).where('entityId', '=', entityId),
      )
      .$if(!isOnce, (query) => query.where('createdAt', '>=', startOfDay(now)))
      .executeTakeFirstOrThrow()
    if (before.count >= (isOnce ? 1 : job.timesPerDay)) return { executed: false, reward: 0 }
    const id = newId(now)
    await trx
      .insertInto('task_runs')
      .values({ id, userId, jobId: job.id, entityKey, entityId, value, intro, createdAt: now })
      .execute()
    await credit(trx, job, { id, userId, now })
    return { executed: true, reward: job.reward }
  })
}
