import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** POST live/liveFollow/add (open shape; decisions.md, 10). */
export const followAuthor = guarded(
  endpoint({
    method: 'POST',
    path: 'live/liveFollow/add',
    body: v.object({ authorId: id }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.authorId }),
)
