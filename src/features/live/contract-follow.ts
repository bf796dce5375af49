import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { id, requestId } from '../../http/shapes'
import { liveKey } from './contract-shapes'

/** POST live/liveFollow/add (open shape; point 10). */
export const followAuthor = guarded(
  endpoint({
    method: 'POST',
    path: 'live/liveFollow/add',
    body: v.object({ authorId: id, requestId: v.optional(requestId) }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.authorId }),
)

/** GET live/liveFollow/isFollow (open shape; point 10). */
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

/** POST live/liveAuthor/thumbup: one more like for a stream; answers how many there are (open shape; point 10). */
export const thumbUp = guarded(
  endpoint({
    method: 'POST',
    path: 'live/liveAuthor/thumbup',
    body: liveKey,
    data: v.number(),
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/** DELETE live/liveFollow/cancel (open shape; point 10). */
export const unfollowAuthor = guarded(
  endpoint({
    method: 'DELETE',
    path: 'live/liveFollow/cancel',
    query: v.object({ authorId: id, requestId: v.optional(requestId) }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.authorId }),
)
