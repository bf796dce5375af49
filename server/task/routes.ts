import {
  executeTask,
  getBehaviors,
  listTasks,
  showTask,
  type TaskJob,
  watchAdvertisement,
} from '../../src/features/task/contract'
import { readText } from '../database/l10n'
import { type Context, type Handler, handle } from '../handler'
import { notFound, Refusal } from '../refusal'
import { isReported, requireDeed } from './deeds'
import { FILM_JOB, nextFilm, watch } from './films'
import { doneToday, type Job, runJob } from './run'

const TASK = { en: 'The task', 'zh-Hans': '任务' }
const INCOMPLETE = new Refusal(400, {
  en: 'key, entityKey, entityId and intro are required.',
  'zh-Hans': 'key、entityKey、entityId、intro不能为空',
})
function jobs({ db }: Context): Promise<Job[]> {
  return db.selectFrom('task_jobs').selectAll().orderBy('id').execute()
}

/** @throws Refusal 400 when no job has this key. */
async function jobWithKey(key: string, { db }: Context): Promise<Job> {
  const job = await db.selectFrom('task_jobs').selectAll().where('key', '=', key).executeTakeFirst()
  if (!job) throw notFound(TASK)
  return job
}

async function toTask(job: Job, done: ReadonlyMap<string, number>, context: Context) {
  const { locale } = context
  const film = job.key === FILM_JOB ? await nextFilm(context) : undefined
  return {
    ...job,
    name: readText(job.name, locale),
    intro: readText(job.intro, locale),
    doneToday: done.get(job.id) ?? 0,
    ...(film && { film }),
  } satisfies TaskJob
}

export const handlers: readonly Handler[] = [
  handle(listTasks, async (_, context) => {
    const done = await doneToday(context)
    return Promise.all((await jobs(context)).map((job) => toTask(job, done, context)))
  }),
  handle(showTask, async ({ params }, context) => {
    const job = (await jobs(context)).find(({ id }) => id === params.id)
    if (!job) throw notFound(TASK)
    return toTask(job, await doneToday(context), context)
  }),
  handle(getBehaviors, async (_, context) =>
    (await jobs(context)).map(({ key }) => key).filter(isReported),
  ),

  handle(executeTask, async ({ body }, context) => {
    const texts = [body.key, body.entityKey, body.entityId, body.intro]
    if (texts.some((text) => text.trim() === '')) throw INCOMPLETE
    const job = await jobWithKey(body.key, context)
    return runJob(job, body, await requireDeed(context, job, body), context)
  }),
  handle(watchAdvertisement, async ({ body }, context) => {
    return watch(await jobWithKey(FILM_JOB, context), body, context)
  }),
]
