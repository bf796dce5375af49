import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { EventDetailWidget } from './event-detail'
import { EventListWidget } from './event-list'
import { TicketDetailWidget, TicketListWidget } from './tickets'

/** They come from their own calls: nothing is sent with a node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)
const pageSize = v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15)
const EVENTS = '/views/index?url=/event/index'
const EVENT = '/views/index?url=/event/show&id={id}'
const TICKETS = '/views/index?url=/event/tickets'
const TICKET = '/views/index?url=/event/ticket&id={id}'

export const listConfigSchema = v.object({
  pageSize,
  itemUrl: withDefault(EVENT),
  ticketsUrl: withDefault(TICKETS),
})
export type EventListConfig = v.InferOutput<typeof listConfigSchema>

export const detailConfigSchema = v.object({
  listUrl: withDefault(EVENTS),
  ticketUrl: withDefault(TICKET),
})
export type EventDetailConfig = v.InferOutput<typeof detailConfigSchema>

export const ticketsConfigSchema = v.object({
  pageSize,
  itemUrl: withDefault(TICKET),
  eventsUrl: withDefault(EVENTS),
})
export type TicketListConfig = v.InferOutput<typeof ticketsConfigSchema>

export const ticketConfigSchema = v.object({
  listUrl: withDefault(TICKETS),
  eventUrl: withDefault(EVENT),
})
export type TicketDetailConfig = v.InferOutput<typeof ticketConfigSchema>

const common = {
  version: 1,
  tier: 'commerce',
  value: valueSchema,
  ownData: true,
  height: 640,
} as const

/** `/event/index`: what is on, by city; the address may name a store (`storeId`). */
export const eventList = defineWidget(
  { ...common, type: 'eventList', config: listConfigSchema, examples: { all: { config: {} } } },
  EventListWidget,
)

/** `/event/show`: one event, and the way to book it. */
export const eventDetail = defineWidget(
  {
    ...common,
    type: 'eventDetail',
    config: detailConfigSchema,
    examples: {
      free: { config: {}, query: { id: '980003' } },
      full: { config: {}, query: { id: '980009' } },
      missing: { config: {}, query: { id: '0' } },
    },
  },
  EventDetailWidget,
)

/** `/event/tickets`: what the user has booked. */
export const ticketList = defineWidget(
  {
    ...common,
    type: 'ticketList',
    config: ticketsConfigSchema,
    needsLogin: true,
    examples: { all: { config: {} } },
  },
  TicketListWidget,
)

/** `/event/ticket`: one ticket, for the door. */
export const ticketDetail = defineWidget(
  {
    ...common,
    type: 'ticketDetail',
    config: ticketConfigSchema,
    needsLogin: true,
    examples: { coming: { config: {}, query: { id: '985001' } } },
  },
  TicketDetailWidget,
)
