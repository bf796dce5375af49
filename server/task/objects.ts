import { LiveStatus } from '../../src/features/live/contract-shapes'
import type { Context } from '../handler'
import { Refusal } from '../refusal'
import type { Job } from './run'

/** The films of the brewery, by the ids they are watched under. */
const FILMS = ['film-1', 'film-2', 'film-3']

/** What a job is done with, where it is not done on the page of the tasks itself. */
const OBJECT_OF: Readonly<Record<string, string>> = {
  view: 'product',
  like: 'live',
  comment: 'live',
  advertisement: 'advertisement',
}

type Find = (context: Context, id: string, job: Job) => Promise<boolean>

const exists: Readonly<Record<string, Find>> = {
  // Jobs that are done where they are listed name themselves.
  task: async (_, id, job) => id === job.id,
  advertisement: async (_, id) => FILMS.includes(id),
  product: async ({ db }, id) => {
    const found = await db
      .selectFrom('products')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return found !== undefined
  },
  live: async ({ db }, id) => {
    const found = await db
      .selectFrom('lives')
      .select('id')
      .where('id', '=', id)
      .where('status', '!=', LiveStatus.Forbidden)
      .executeTakeFirst()
    return found !== undefined
  },
}

const NO_OBJECT = new Refusal(400, {
  en: 'There is nothing of that kind to do this with.',
  'zh-Hans': '任务对象不存在',
})

/**
 * The server alone says what a job may be done with.
 *
 * @throws Refusal 400 for an object of another kind, or one there is not.
 */
export async function requireObject(
  context: Context,
  job: Job,
  { entityKey, entityId }: { readonly entityKey: string; readonly entityId: string },
): Promise<void> {
  const isKind = entityKey === 'task' || entityKey === OBJECT_OF[job.key]
  const find = isKind ? exists[entityKey] : undefined
  if (!find || !(await find(context, entityId, job))) throw NO_OBJECT
}
