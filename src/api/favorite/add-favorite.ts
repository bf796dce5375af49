import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** POST favorite/{key}/add: keeps a thing; keeping it twice is keeping it (open shape; decisions.md, 10). */
export const addFavorite = guarded(
  endpoint({
    method: 'POST',
    path: 'favorite/{key}/add',
    body: v.object({ entityId: id }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ params, body }) => missing({ key: params.key, id: body.entityId }),
)
