import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

/** DELETE footprint/clear: forgets everything the caller looked at; answers how many things that were. */
export const clearFootprints = endpoint({
  method: 'DELETE',
  path: 'footprint/clear',
  data: v.number(),
  auth: 'user',
})
