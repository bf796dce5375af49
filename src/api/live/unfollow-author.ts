import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** DELETE live/liveFollow/cancel (open shape; decisions.md, 10). */
export const unfollowAuthor = guarded(
  endpoint({
    method: 'DELETE',
    path: 'live/liveFollow/cancel',
    query: v.object({ authorId: id }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.authorId }),
)
