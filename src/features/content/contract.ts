import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, seconds } from '../../http/shapes'
import { guarded, missing } from '../record/contract'

/** A picture with words: a material, an event or a video. */
export const content = v.object({
  id,
  title: v.string(),
  intro: v.string(),
  image: v.string(),
  url: v.string(),
  createdAt: seconds,
})
export type Content = v.InferOutput<typeof content>

/** An event and what is left of it. */
export const event = v.object({
  ...content.entries,
  startsAt: seconds,
  seats: v.number(),
  seatsLeft: v.number(),
  isBooked: v.boolean(),
})
export type ShopEvent = v.InferOutput<typeof event>

export const investment = v.object({
  id,
  name: v.string(),
  mobile: v.string(),
  count: v.number(),
  /** 1 applied, 2 approved, 3 refused. */
  status: v.number(),
  createdAt: seconds,
})

export const gradeOrder = v.object({ payId: id, amount: cents })

/** A part of a configuration an administrator may change. */
export const configRecord = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

/** POST event/book: one seat for the caller (the path is ours). */
export const bookEvent = guarded(
  endpoint({
    method: 'POST',
    path: 'event/book',
    body: v.object({ eventId: id }),
    data: event,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.eventId }),
)

/** DELETE event/cancel: gives the seat back (the path is ours). */
export const cancelBooking = guarded(
  endpoint({
    method: 'DELETE',
    path: 'event/cancel',
    query: v.object({ eventId: id }),
    data: event,
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.eventId }),
)

/** POST event/page: what is on, the next first (the path is ours). */
export const pageEvents = endpoint({
  method: 'POST',
  path: 'event/page',
  body: pagingQuery,
  data: pageOf(event),
  auth: 'optional',
  read: true,
})

/** POST material/page: pictures and words to share (the path is ours). */
export const pageMaterials = endpoint({
  method: 'POST',
  path: 'material/page',
  body: pagingQuery,
  data: pageOf(content),
  auth: 'optional',
  read: true,
})

/** POST video/page (the path is ours). */
export const pageVideos = endpoint({
  method: 'POST',
  path: 'video/page',
  body: pagingQuery,
  data: pageOf(content),
  auth: 'optional',
  read: true,
})
