import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** DELETE basic/search/delete */
export const deleteSearch = guarded(
  endpoint({
    method: 'DELETE',
    path: 'basic/search/delete',
    query: v.object({ id }),
    data: v.null(),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.id }),
)
