import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** GET favorite/{key}/getFavorites: the ids of all things of one kind the caller keeps, newest first. */
export const getFavorites = guarded(
  endpoint({
    method: 'GET',
    path: 'favorite/{key}/getFavorites',
    data: v.array(id),
    auth: 'user',
  }),
  ({ params }) => missing({ key: params.key }),
)
