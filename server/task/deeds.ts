import { startOfDay } from '../../src/shared/business-day'
import { countOf } from '../database/page'
import { type Context, callerOf } from '../handler'
import { Refusal } from '../refusal'
import type { Evidence, Job } from './run'

/** How long a visit can still be reported, seconds. */
const VISIT = 600

type Look = (context: Context, entityId: string, job: Job) => Promise<Evidence | undefined>

interface Kind {
  /** What the job is done with. */
  readonly entityKey: string
  readonly look: Look
}

/** How each job is seen to be done. A job that is not here is paid where it happens, never by a report. */
const KINDS: Readonly<Record<string, Kind>> = {
  /** A product page that was opened; one product counts once a day. */
  view: {
    entityKey: 'product',
    async look(context, entityId) {
      const visit = await context.db
        .selectFrom('footprints')
        .select('createdAt')
        .where('userId', '=', callerOf(context).id)
        .where('type', '=', 'product')
        .where('entityId', '=', entityId)
        .where('createdAt', '>', context.now() - VISIT)
        .executeTakeFirst()
      return visit && { since: visit.createdAt, times: 1, within: 'day' }
    },
  },
  /** A thumb under a stream; a person has one for each. */
  like: {
    entityKey: 'live',
    async look(context, entityId) {
      const thumb = await context.db
        .selectFrom('live_thumbs')
        .select('createdAt')
        .where('userId', '=', callerOf(context).id)
        .where('liveId', '=', entityId)
        .executeTakeFirst()
      return thumb && { since: thumb.createdAt, times: 1, within: 'always' }
    },
  },
  /** What was said under a stream, each message once. */
  comment: {
    entityKey: 'live',
    async look(context, entityId) {
      const said = context.db
        .selectFrom('live_messages')
        .where('fromUserId', '=', callerOf(context).id)
        .where('liveId', '=', entityId)
        .where('createdAt', '>=', startOfDay(context.now()))
      const times = await countOf(said)
      return times === 0 ? undefined : { since: 0, times, within: 'day' }
    },
  },
  /** The only one that is done by saying so. */
  checkin: {
    entityKey: 'task',
    look: async (_, entityId, job) =>
      entityId === job.id ? { since: 0, times: 1, within: 'day' } : undefined,
  },
}

/** Whether the client is to report a job. The others are paid where they happen. */
export const isReported = (key: string): boolean => Object.hasOwn(KINDS, key)

const NOT_SEEN = new Refusal(400, {
  en: 'There is nothing of that kind that you have done.',
  'zh-Hans': '尚未完成该任务',
})

/**
 * The server pays for what it saw, never for what a client says of itself.
 *
 * @throws Refusal 400 for a thing of another kind, or one the caller has done nothing with.
 */
export async function requireDeed(
  context: Context,
  job: Job,
  { entityKey, entityId }: { readonly entityKey: string; readonly entityId: string },
): Promise<Evidence> {
  const kind = isReported(job.key) ? KINDS[job.key] : undefined
  const seen = kind?.entityKey === entityKey ? await kind.look(context, entityId, job) : undefined
  if (!seen) throw NOT_SEEN
  return seen
}
