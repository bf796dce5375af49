import * as v from 'valibot'
import { cents, id, pagingQuery, seconds } from '../../http/shapes'

/** What an author lets somebody do in a stream: everything, watch only, not even that (decision 0045). */
export const Barred = { No: 0, Muted: 1, Removed: 2 } as const

export type Barred = (typeof Barred)[keyof typeof Barred]

export const barred = v.picklist(Object.values(Barred))

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
  /** When its author means to begin; a server that plans nothing leaves it out. */
  startsAt: v.optional(v.nullable(seconds), null),
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

/** A stream as its room shows it. A server that knows no more than products leaves the rest out. */
export const liveRoom = v.object({
  ...live.entries,
  products: v.optional(v.array(liveProduct), []),
  /** The product that is shown just now, one of `products`; empty for none. */
  pinnedId: v.optional(v.string(), ''),
  /** What the author wants everybody to read; empty for nothing. */
  notice: v.optional(v.string(), ''),
  /** What the caller may do with it: `manage` its author, `forbid` an administrator. */
  actions: v.optional(v.array(v.string()), []),
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

/** Somebody who watches; how far they are barred is told to the stream's author alone. */
export const liveViewer = v.object({ ...livePerson.entries, barred: v.optional(barred, 0) })

export type LiveViewer = v.InferOutput<typeof liveViewer>

/** A followed author, with the stream they have on the air; empty for none. */
export const liveFollowed = v.object({ ...livePerson.entries, liveId: v.optional(v.string(), '') })

export type LiveFollowed = v.InferOutput<typeof liveFollowed>

/** What came of a stream, for its author. */
export const liveFigures = v.object({
  /** Seconds on the air, until now while it runs. */
  seconds: v.number(),
  viewers: v.number(),
  likes: v.number(),
  messages: v.number(),
  /** Who began to follow the author while it ran. */
  followers: v.number(),
  /** What its viewers paid for while it ran, without what went back. */
  products: v.array(v.object({ ...liveProduct.entries, pieces: v.number(), amount: cents })),
})

export type LiveFigures = v.InferOutput<typeof liveFigures>

export const livePaging = v.object({ ...pagingQuery.entries, liveId: id })
