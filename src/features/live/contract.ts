import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import {
  barred,
  LiveStatus,
  live,
  liveFigures,
  liveFollowed,
  liveKey,
  liveMessage,
  livePaging,
  liveRoom,
  liveViewer,
} from './contract-shapes'

/** Products a stream can show. */
export const MOST_PRODUCTS = 20
export const TITLE_LENGTH = 40
export const NOTICE_LENGTH = 60

/** What an author says of a stream. */
const plan = {
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TITLE_LENGTH)),
  cover: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  startsAt: v.optional(v.nullable(seconds), null),
  /** In the order they are shown. */
  productIds: v.optional(v.pipe(v.array(id), v.maxLength(MOST_PRODUCTS)), []),
}

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

/**
 * POST live/liveUser/forbidden: an author mutes or removes somebody who watches, or lets them again; answers how far they
 * are barred now (ours: decision 0045).
 */
export const barViewer = guarded(
  endpoint({
    method: 'POST',
    path: 'live/liveUser/forbidden',
    body: v.object({ ...liveKey.entries, userId: id, barred }),
    data: barred,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId, data: body.userId }),
)

/** POST live/create: announces a stream, once for a `requestId` (commerce spec §4; the path is ours). */
export const createLive = endpoint({
  method: 'POST',
  path: 'live/create',
  body: v.object({ ...plan, requestId: v.optional(requestId) }),
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

/** GET live/figures: what came of a stream, for its author (ours: decision 0045). */
export const getLiveFigures = guarded(
  endpoint({
    method: 'GET',
    path: 'live/figures',
    query: liveKey,
    data: liveFigures,
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.liveId }),
)

/** POST live/notice: what everybody in the room reads; empty takes it away (ours: decision 0045). */
export const noticeLive = guarded(
  endpoint({
    method: 'POST',
    path: 'live/notice',
    body: v.object({
      ...liveKey.entries,
      notice: v.pipe(v.string(), v.trim(), v.maxLength(NOTICE_LENGTH)),
    }),
    data: v.string(),
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/** POST live/pin: the product that is shown just now; empty for none (ours: decision 0045). */
export const pinProduct = guarded(
  endpoint({
    method: 'POST',
    path: 'live/pin',
    body: v.object({ ...liveKey.entries, productId: v.string() }),
    data: v.string(),
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/** POST live/update: an author changes what they said of a stream that is not over (ours: decision 0045). */
export const updateLive = guarded(
  endpoint({
    method: 'POST',
    path: 'live/update',
    body: v.object({ ...liveKey.entries, ...plan }),
    data: live,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/** POST live/liveFollow/page: the authors the caller follows, who is on air and the latest first (open shape; point 10). */
export const pageFollowed = endpoint({
  method: 'POST',
  path: 'live/liveFollow/page',
  body: pagingQuery,
  data: pageOf(liveFollowed),
  auth: 'user',
  read: true,
})

/**
 * POST live/page: streams, those on the air first; of one status with `status`, of the authors the caller
 * follows with `followed`. `mine` are the caller's own, those taken down among what is over (open shape;
 * point 10).
 */
export const pageLives = endpoint({
  method: 'POST',
  path: 'live/page',
  body: v.object({
    ...pagingQuery.entries,
    followed: v.optional(v.boolean()),
    mine: v.optional(v.boolean()),
  }),
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
    data: pageOf(liveViewer),
    auth: 'optional',
    read: true,
  }),
  ({ body }) => missing({ id: body.liveId }),
)

/**
 * GET live/livePlay/url: where the picture comes from (empty while there is none; of a stream that is over, what
 * it was, where the server kept it), and the messages after `afterId`, the oldest first; asking counts as watching. It is asked again and again, so it tells in passing
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
      pinnedId: v.optional(v.string()),
      notice: v.optional(v.string()),
      /** How far the caller is. Who was removed is told nothing else. */
      barred: v.optional(barred),
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
