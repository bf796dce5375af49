import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { cents, id } from '../../http/shapes'

/** A job with a reward (commerce spec §1: view, like, comment, watch ads). */
export const taskJob = v.object({
  id,
  /** What the client reports when the job is done. */
  key: v.string(),
  name: v.string(),
  intro: v.string(),
  /** Points credited to the points account for each time. */
  reward: cents,
  /** How often a day it counts. */
  timesPerDay: v.number(),
  doneToday: v.number(),
  /** Shortest time it takes, in milliseconds (commerce spec §9: 200, a view 5000). */
  minimumMs: v.number(),
  /** What is to be watched, where that is the job; missing when all were watched today. */
  film: v.optional(
    v.object({
      id,
      title: v.string(),
      image: v.string(),
      src: v.string(),
      /** Its length. */
      ms: v.number(),
    }),
  ),
})
export type TaskJob = v.InferOutput<typeof taskJob>

/** GET share/taskJob/enableAllAnalysisBehavior: the keys of the behaviours the client is to report. */
export const getBehaviors = endpoint({
  method: 'GET',
  path: 'share/taskJob/enableAllAnalysisBehavior',
  data: v.array(v.string()),
  auth: 'optional',
})

/** GET taskJob/jobs: all jobs, with what the caller has done today. */
export const listTasks = endpoint({
  method: 'GET',
  path: 'taskJob/jobs',
  data: v.array(taskJob),
  auth: 'optional',
})

/** GET taskJob/show/{id} */
export const showTask = endpoint({
  method: 'GET',
  path: 'taskJob/show/{id}',
  data: taskJob,
  auth: 'optional',
})

/** `executed` is false when it counted before and nothing was credited. */
export const taskResult = v.object({ executed: v.boolean(), reward: cents })

/**
 * POST share/taskJob/execute. Key, entity key, entity id and intro are required, `value` is 1 unless said
 * (commerce spec §5). With `isOnce` a thing counts once for ever; the job's limits hold all the same.
 */
export const executeTask = guarded(
  endpoint({
    method: 'POST',
    path: 'share/taskJob/execute',
    body: v.object({
      key: v.string(),
      entityKey: v.string(),
      entityId: v.string(),
      value: v.optional(v.number(), 1),
      intro: v.string(),
      isOnce: v.optional(v.boolean(), false),
    }),
    data: taskResult,
    auth: 'user',
  }),
  ({ body }) =>
    missing({ key: body.key }) ??
    missing({ key: body.entityKey }) ??
    missing({ id: body.entityId }) ??
    missing({ data: body.intro }),
)

/**
 * POST advertisementRecord/watch: a film was begun (0 ms), or watched for so many milliseconds. It is paid
 * for when it is reported with its length, and the server has seen as much time pass since it was begun.
 */
export const watchAdvertisement = guarded(
  endpoint({
    method: 'POST',
    path: 'advertisementRecord/watch',
    body: v.object({ advertisementId: v.string(), ms: v.number() }),
    data: taskResult,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.advertisementId }),
)
