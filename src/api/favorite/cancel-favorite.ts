import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** DELETE favorite/{key}/cancel: a removal, so DELETE (decisions.md, 10). */
export const cancelFavorite = guarded(
  endpoint({
    method: 'DELETE',
    path: 'favorite/{key}/cancel',
    query: v.object({ entityId: id }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ params, query }) => missing({ key: params.key, id: query.entityId }),
)
