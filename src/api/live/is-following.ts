import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** GET live/liveFollow/isFollow (open shape; decisions.md, 10). */
export const isFollowing = guarded(
  endpoint({
    method: 'GET',
    path: 'live/liveFollow/isFollow',
    query: v.object({ authorId: id }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.authorId }),
)
