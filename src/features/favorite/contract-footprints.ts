import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { id, requestId } from '../../http/shapes'

/** DELETE footprint/clear: forgets everything the caller looked at; answers how many things that were. */
export const clearFootprints = endpoint({
  method: 'DELETE',
  path: 'footprint/clear',
  data: v.number(),
  auth: 'user',
})

/**
 * POST footprint/{key}/add: the caller looked at a thing; once more moves it to the front. Ours (decision
 * 0028): the specification's call notes products alone.
 */
export const addFootprintOf = guarded(
  endpoint({
    method: 'POST',
    path: 'footprint/{key}/add',
    body: v.object({ entityId: id, requestId: v.optional(requestId) }),
    data: v.null(),
    auth: 'user',
  }),
  ({ params, body }) => missing({ key: params.key, id: body.entityId }),
)
