import * as v from 'valibot'
import { cents, id, pagingQuery, seconds } from '../../http/shapes'

/** Live status (point 11). */
export const LiveStatus = { Created: 0, Live: 1, Ended: 2, Forbidden: 3 } as const

export type LiveStatus = (typeof LiveStatus)[keyof typeof LiveStatus]

export const live = v.object({
  id,
  title: v.string(),
  cover: v.string(),
  status: v.picklist(Object.values(LiveStatus)),
  author: v.object({ id, nickName: v.string(), avatar: v.string() }),
  viewers: v.number(),
  likes: v.number(),
  createdAt: seconds,
  beganAt: v.nullable(seconds),
  endedAt: v.nullable(seconds),
})

export type Live = v.InferOutput<typeof live>

/** A product its author shows while the stream runs. */
export const liveProduct = v.object({
  id,
  name: v.string(),
  image: v.string(),
  price: cents,
  stock: v.number(),
})

export type LiveProduct = v.InferOutput<typeof liveProduct>

/** A stream as its room shows it. A server that pushes no products leaves them out. */
export const liveRoom = v.object({
  ...live.entries,
  products: v.optional(v.array(liveProduct), []),
})

export type LiveRoom = v.InferOutput<typeof liveRoom>

/** One message under a live stream (commerce spec §3). */
export const liveMessage = v.object({
  id,
  liveId: id,
  fromUserId: id,
  nickName: v.string(),
  content: v.string(),
  createdAt: seconds,
})

export type LiveMessage = v.InferOutput<typeof liveMessage>

/** A stream named in a body; the calls for its transitions take nothing else. */
export const liveKey = v.object({ liveId: id })

/** People around a stream: its viewers, or whom the caller follows. */
export const livePerson = v.object({ id, nickName: v.string(), avatar: v.string() })

export const livePaging = v.object({ ...pagingQuery.entries, liveId: id })
