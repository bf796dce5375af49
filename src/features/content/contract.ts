import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

/* Materials, events and videos. The specifications name the calls without their paths: all paths are ours (decision 0044). */

const rowId = v.pipe(id, v.minLength(1), v.maxLength(20))

/** A picture with words: a material, an event or a video. */
export const content = v.object({
  id,
  title: v.string(),
  intro: v.string(),
  image: v.string(),
  /** Where its page is; empty for none. */
  url: v.string(),
  createdAt: seconds,
})
export type Content = v.InferOutput<typeof content>

/** 1 to be booked, 2 without a place left, 3 begun. */
export const EventState = { Open: 1, Full: 2, Over: 3 } as const

/** An event and what is left of it. */
export const event = v.object({
  ...content.entries,
  startsAt: seconds,
  endsAt: seconds,
  seats: v.number(),
  seatsLeft: v.number(),
  /** Points for each place; 0 is free. */
  points: v.number(),
  state: v.picklist(Object.values(EventState)),
  /** Where it is, in a word, and in which city. */
  where: v.string(),
  city: v.string(),
  isBooked: v.boolean(),
})
export type ShopEvent = v.InferOutput<typeof event>

/** Where an event is; `storeId` is empty for what is no store. */
const place = v.object({
  storeId: id,
  name: v.string(),
  address: v.string(),
  phone: v.string(),
  latitude: v.number(),
  longitude: v.number(),
})
export type EventPlace = v.InferOutput<typeof place>

const eventDetail = v.object({
  ...event.entries,
  /** HTML. */
  text: v.string(),
  place,
  /** Places one ticket may hold. */
  most: v.number(),
  /** Until when a place can be given back. */
  cancelUntil: seconds,
  /** The caller's ticket; empty without one. */
  ticketId: id,
})
export type EventDetail = v.InferOutput<typeof eventDetail>

/** 1 to come, 2 used, 3 past, 4 cancelled. */
export const TicketState = { Coming: 1, Used: 2, Past: 3, Cancelled: 4 } as const

const ticket = v.object({
  id,
  /** Ten digits, as a QR code `taproom:ticket:<code>`. */
  code: v.string(),
  state: v.picklist(Object.values(TicketState)),
  eventId: id,
  title: v.string(),
  image: v.string(),
  startsAt: seconds,
  endsAt: seconds,
  place,
  /** Places it holds, and the points paid for all of them. */
  count: v.number(),
  points: v.number(),
  createdAt: seconds,
  cancelUntil: seconds,
  canCancel: v.boolean(),
  usedAt: v.nullable(seconds),
  cancelledAt: v.nullable(seconds),
})
export type Ticket = v.InferOutput<typeof ticket>

/** POST event/page: what has not begun, the next first, of a city or a store; with the cities there are. */
export const pageEvents = endpoint({
  method: 'POST',
  path: 'event/page',
  body: v.object({
    ...pagingQuery.entries,
    storeId: v.optional(v.pipe(v.string(), v.maxLength(20))),
    regionId: v.optional(v.pipe(v.string(), v.maxLength(20))),
  }),
  data: v.object({
    ...pageOf(event).entries,
    cities: v.array(v.object({ regionId: v.string(), name: v.string() })),
  }),
  auth: 'optional',
  read: true,
})

/** GET event/show: everything about one, with the caller's ticket. */
export const showEvent = endpoint({
  method: 'GET',
  path: 'event/show',
  query: v.object({ id: rowId }),
  data: eventDetail,
  auth: 'optional',
})

/**
 * POST event/book: places for the caller, once for a `requestId`. `points` is what the caller was shown for all
 * of them: at any other price it is refused with 409.
 */
export const bookEvent = guarded(
  endpoint({
    method: 'POST',
    path: 'event/book',
    body: v.object({
      eventId: rowId,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
      points: v.pipe(v.number(), v.integer(), v.minValue(0)),
      requestId,
    }),
    data: ticket,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.eventId }),
)

/** DELETE event/cancel: gives the places of a ticket back, and the points that were paid for them. */
export const cancelBooking = guarded(
  endpoint({
    method: 'DELETE',
    path: 'event/cancel',
    query: v.object({ ticketId: rowId }),
    data: ticket,
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.ticketId }),
)

/** POST event/ticket/page: the caller's; `status` is a `TicketState`. */
export const pageTickets = endpoint({
  method: 'POST',
  path: 'event/ticket/page',
  body: pagingQuery,
  data: pageOf(ticket),
  auth: 'user',
  read: true,
})

/** GET event/ticket/show: one of the caller's. */
export const showTicket = endpoint({
  method: 'GET',
  path: 'event/ticket/show',
  query: v.object({ id: rowId }),
  data: ticket,
  auth: 'user',
})

const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))

/** GET merchant/ticket/find: what a code stands for, for the staff of the store where the event is. */
export const findTicket = endpoint({
  method: 'GET',
  path: 'merchant/ticket/find',
  query: v.object({ code }),
  data: ticket,
  auth: 'user',
})

/** POST merchant/ticket/redeem: its guests are let in, once. */
export const redeemTicket = endpoint({
  method: 'POST',
  path: 'merchant/ticket/redeem',
  body: v.object({ code }),
  data: ticket,
  auth: 'user',
})

const deeds = v.object({
  /** How many people kept it, and how many handed it on. */
  saves: v.optional(v.number(), 0),
  shares: v.optional(v.number(), 0),
})

const material = v.object({
  ...content.entries,
  ...deeds.entries,
  /** A film; empty for a picture, or for words alone, which have no picture either. */
  src: v.optional(v.string(), ''),
  /** What is handed on: the address of this app that shows it, with the caller's referral code. */
  shareUrl: v.optional(v.string(), '/tool/material'),
})
export type Material = v.InferOutput<typeof material>

/** POST material/page: pictures, words and films to hand on (decision 0071). */
export const pageMaterials = endpoint({
  method: 'POST',
  path: 'material/page',
  body: pagingQuery,
  data: pageOf(material),
  auth: 'optional',
  read: true,
})

/** POST material/count: the caller kept one, or handed it on; each person counts once (decision 0071). */
export const countMaterial = guarded(
  endpoint({
    method: 'POST',
    path: 'material/count',
    body: v.object({ id: rowId, deed: v.picklist(['save', 'share']), requestId }),
    data: deeds,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.id }),
)

const film = v.object({
  ...content.entries,
  /** What is played. */
  src: v.string(),
  /** Seconds it takes. */
  length: v.number(),
})
export type Film = v.InferOutput<typeof film>

/** POST video/page: the newest first. */
export const pageVideos = endpoint({
  method: 'POST',
  path: 'video/page',
  body: pagingQuery,
  data: pageOf(film),
  auth: 'optional',
  read: true,
})

/** GET video/show: one of them, with its text in HTML. */
export const showVideo = endpoint({
  method: 'GET',
  path: 'video/show',
  query: v.object({ id: rowId }),
  data: v.object({ ...film.entries, text: v.string() }),
  auth: 'optional',
})
