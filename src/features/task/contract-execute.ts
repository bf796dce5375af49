import * as v from 'valibot'
import { guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { cents } from '../../http/shapes'

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
