import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** DELETE light/{key}/delete */
export const deleteLightByKey = guarded(
  endpoint({
    method: 'DELETE',
    path: 'light/{key}/delete',
    query: v.object({ id }),
    data: v.null(),
    auth: 'user',
  }),
  ({ params, query }) => missing({ key: params.key, id: query.id }),
)
