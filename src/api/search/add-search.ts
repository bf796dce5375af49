import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { searchRecord } from './shapes'

/**
 * POST basic/search/add: remembers a search; repeating one moves it to the front. The type is required
 * (commerce spec §5).
 */
export const addSearch = guarded(
  endpoint({
    method: 'POST',
    path: 'basic/search/add',
    body: v.object({
      type: v.string(),
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140)),
    }),
    data: searchRecord,
    auth: 'user',
  }),
  ({ body }) => missing({ type: body.type }),
)
