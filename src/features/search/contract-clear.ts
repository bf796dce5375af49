import * as v from 'valibot'
import { guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'

/** DELETE basic/search/clear: forgets all searches of one type; answers how many there were. */
export const clearSearches = guarded(
  endpoint({
    method: 'DELETE',
    path: 'basic/search/clear',
    query: v.object({ type: v.string() }),
    data: v.number(),
    auth: 'user',
  }),
  ({ query }) => missing({ type: query.type }),
)
