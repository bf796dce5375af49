import {
  getBehaviors,
  listTasks,
  showTask,
  type TaskJob,
  watchAdvertisement,
} from '../../src/features/task/contract'
import { executeTask } from '../../src/features/task/contract-execute'
import { readText } from '../database/l10n'
import { type Context, type Handler, handle } from '../handler'
import { notFound, Refusal } from '../refusal'
import { requireObject } from './objects'
import { doneToday, type Job, runJob } from './run'

const TASK = { en: 'The task', 'zh-Hans': '任务' }
const INCOMPLETE = new Refusal(400, {
  en: 'key, entityKey, entityId and intro are required.',
  'zh-Hans': 'key、entityKey、entityId、intro不能为空',
})
const TOO_SHORT = new Refusal(400, {
  en: 'That was too short to count.',
  'zh-Hans': '时长不足，未计入任务',
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

function toTask(job: Job, done: ReadonlyMap<string, number>, { locale }: Context): TaskJob {
  return {
    ...job,
    name: readText(job.name, locale),
    intro: readText(job.intro, locale),
    doneToday: done.get(job.id) ?? 0,
  }
}

export const handlers: readonly Handler[] = [
  handle(listTasks, async (_, context) => {
    const done = await doneToday(context)
    return (await jobs(context)).map((job) => toTask(job, done, context))
  }),
  handle(showTask, async ({ params }, context) => {
    const job = (await jobs(context)).find(({ id }) => id === params.id)
    if (!job) throw notFound(TASK)
    return toTask(job, await doneToday(context), context)
  }),
  handle(getBehaviors, async (_, context) => (await jobs(context)).map(({ key }) => key)),

  handle(executeTask, async ({ body }, context) => {
    const texts = [body.key, body.entityKey, body.entityId, body.intro]
    if (texts.some((text) => text.trim() === '')) throw INCOMPLETE
    const job = await jobWithKey(body.key, context)
    await requireObject(context, job, body)
    return runJob(job, body, context)
  }),
  handle(watchAdvertisement, async ({ body }, context) => {
    const job = await jobWithKey('advertisement', context)
    if (body.ms < job.minimumMs) throw TOO_SHORT
    const deed = { entityKey: 'advertisement', entityId: body.advertisementId, value: 1 }
    await requireObject(context, job, deed)
    return runJob(job, { ...deed, intro: 'watched', isOnce: false }, context)
  }),
]
