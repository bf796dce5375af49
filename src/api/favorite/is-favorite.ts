import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** GET favorite/{key}/isFavorite */
export const isFavorite = guarded(
  endpoint({
    method: 'GET',
    path: 'favorite/{key}/isFavorite',
    query: v.object({ entityId: id }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ params, query }) => missing({ key: params.key, id: query.entityId }),
)
