import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

/** DELETE footprint/clear: forgets everything the caller looked at; answers how many things that were. */
export const clearFootprints = endpoint({
  method: 'DELETE',
  path: 'footprint/clear',
  data: v.number(),
  auth: 'user',
})

/** DELETE footprint/delete: forgets one thing the caller looked at; ours (decision 0028). */
export const deleteFootprint = endpoint({
  method: 'DELETE',
  path: 'footprint/delete',
  query: v.object({ type: v.string(), entityId: v.string() }),
  data: v.null(),
  auth: 'user',
})
