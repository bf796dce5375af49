import * as v from 'valibot'
import { guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { id, pageOf, pagingQuery, seconds } from '../../http/shapes'
import {
  LiveStatus,
  live,
  liveKey,
  liveMessage,
  livePaging,
  livePerson,
  liveRoom,
} from './contract-shapes'

/** POST live/begin: a created stream goes on the air (commerce spec §4; the path is ours). */
export const beginLive = guarded(
  endpoint({
    method: 'POST',
    path: 'live/begin',
    body: liveKey,
    data: live,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/** POST live/create: announces a stream (commerce spec §4; the path is ours). */
export const createLive = endpoint({
  method: 'POST',
  path: 'live/create',
  body: v.object({
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    cover: v.optional(v.string(), ''),
  }),
  data: live,
  auth: 'user',
})

/** DELETE live/delete: a stream that is not on the air disappears (commerce spec §4; the path is ours). */
export const deleteLive = guarded(
  endpoint({
    method: 'DELETE',
    path: 'live/delete',
    query: liveKey,
    data: v.null(),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.liveId }),
)

/** POST live/end: a stream on the air ends (commerce spec §4; the path is ours). */
export const endLive = guarded(
  endpoint({
    method: 'POST',
    path: 'live/end',
    body: liveKey,
    data: live,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/** POST live/forbidden: an administrator takes a stream off the air (commerce spec §4; the path is ours). */
export const forbidLive = guarded(
  endpoint({
    method: 'POST',
    path: 'live/forbidden',
    body: liveKey,
    data: live,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/** POST live/liveFollow/page: the authors the caller follows, the latest first (open shape; point 10). */
export const pageFollowed = endpoint({
  method: 'POST',
  path: 'live/liveFollow/page',
  body: pagingQuery,
  data: pageOf(livePerson),
  auth: 'user',
  read: true,
})

/**
 * POST live/page: streams, those on the air first; of one status with `status`, of the authors the caller
 * follows with `followed` (open shape; point 10).
 */
export const pageLives = endpoint({
  method: 'POST',
  path: 'live/page',
  body: v.object({ ...pagingQuery.entries, followed: v.optional(v.boolean()) }),
  data: pageOf(live),
  auth: 'optional',
  read: true,
})

/** POST live/liveUser/page: who has watched a stream while logged in, the latest first (open shape; point 10). */
export const pageViewers = guarded(
  endpoint({
    method: 'POST',
    path: 'live/liveUser/page',
    body: livePaging,
    data: pageOf(livePerson),
    auth: 'optional',
    read: true,
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/**
 * GET live/livePlay/url: where the picture comes from (empty while there is none), and the messages after
 * `afterId`, the oldest first; asking counts as watching. It is asked again and again, so it tells in passing
 * how the stream stands; a server that does not leaves that to `live/show` (open shape; point 10).
 */
export const playLive = guarded(
  endpoint({
    method: 'GET',
    path: 'live/livePlay/url',
    query: v.object({ liveId: id, afterId: v.optional(v.string(), '') }),
    data: v.object({
      playUrl: v.string(),
      messages: v.array(liveMessage),
      status: v.optional(v.picklist(Object.values(LiveStatus))),
      viewers: v.optional(v.number()),
      likes: v.optional(v.number()),
    }),
    auth: 'optional',
  }),
  ({ query }) => missing({ id: query.liveId }),
)

/** GET live/push: where the author’s camera sends its picture; nobody else is told (open shape; point 10). */
export const pushLive = guarded(
  endpoint({
    method: 'GET',
    path: 'live/push',
    query: liveKey,
    data: v.object({ pushUrl: v.string(), expiresAt: seconds }),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.liveId }),
)

/** POST live/sendMessage: `fromUserId` is the caller (commerce spec §7). */
export const sendLiveMessage = guarded(
  endpoint({
    method: 'POST',
    path: 'live/sendMessage',
    body: v.object({
      liveId: id,
      content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140)),
      fromUserId: id,
    }),
    data: liveMessage,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId, data: body.content }),
)

/** GET live/show: the stream and what its author shows for sale (open shape; point 10). */
export const showLive = guarded(
  endpoint({
    method: 'GET',
    path: 'live/show',
    query: liveKey,
    data: liveRoom,
    auth: 'optional',
  }),
  ({ query }) => missing({ id: query.liveId }),
)
