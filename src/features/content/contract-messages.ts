import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

/* What the house tells one person: all paths are ours (decision 0035). */

/** What a message is about. */
export const MESSAGE_KINDS = ['order', 'wallet', 'team', 'live', 'system'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What somebody has not read. */
export const unread = v.object({
  /** Of all kinds, and what others wrote in conversations. */
  total: v.number(),
  kinds: v.object({
    order: v.number(),
    wallet: v.number(),
    team: v.number(),
    live: v.number(),
    system: v.number(),
  }),
})
export type Unread = v.InferOutput<typeof unread>

/** GET notice/message/count (ours, decision 0035): what the caller has not read. */
export const countMessages = endpoint({
  method: 'GET',
  path: 'notice/message/count',
  data: unread,
  auth: 'user',
})

const kind = v.picklist(MESSAGE_KINDS)

const message = v.object({
  id,
  kind,
  text: v.string(),
  /** What it is about; empty for nothing that has a page. */
  url: v.string(),
  level: v.string(),
  isRead: v.boolean(),
  createdAt: seconds,
})
export type Message = v.InferOutput<typeof message>

/** POST notice/message/page: the caller's and those for everybody, of one kind or all, the newest first. */
export const pageMessages = endpoint({
  method: 'POST',
  path: 'notice/message/page',
  body: v.object({ ...pagingQuery.entries, kind: v.optional(kind) }),
  data: pageOf(message),
  auth: 'user',
  read: true,
})

/** POST notice/message/read: one is read, for ever. Answers with what is still unread. */
export const readMessage = guarded(
  endpoint({
    method: 'POST',
    path: 'notice/message/read',
    body: v.object({
      id: v.pipe(id, v.minLength(1), v.maxLength(20)),
      requestId: v.optional(requestId),
    }),
    data: unread,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.id }),
)

/** POST notice/message/readAll: all there were `ago` seconds ago, of one kind or of every one. */
export const readAllMessages = endpoint({
  method: 'POST',
  path: 'notice/message/readAll',
  body: v.object({
    kind: v.optional(kind),
    ago: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    requestId: v.optional(requestId),
  }),
  data: unread,
  auth: 'user',
})
