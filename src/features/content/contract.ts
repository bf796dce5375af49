import * as v from 'valibot'
import { guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { id, pageOf, pagingQuery, seconds } from '../../http/shapes'

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
