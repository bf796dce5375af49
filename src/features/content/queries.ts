import type { QueryClient } from '@tanstack/react-query'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { pageEvents, pageTickets, pageVideos, showEvent, showTicket, showVideo } from './contract'
import { countMessages } from './contract-messages'

interface AskedEvents {
  /** Empty for all of them. */
  readonly storeId: string
  readonly regionId: string
  readonly pageSize: number
}

/** What is on, page by page, the next first. */
export const eventPages = ({ storeId, regionId, pageSize }: AskedEvents) =>
  ({
    key: ['events', 'page', storeId, regionId, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageEvents({ body: { storeId, regionId, pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

/** One event, with the caller's ticket. */
export const eventBy = (id: string) =>
  ({
    key: ['events', 'show', id],
    load: ({ signal }: LoadContext) => showEvent({ query: { id } }, { quiet: true, signal }),
  }) as const

/** The user's tickets in one state, page by page. */
export const ticketPages = (status: number, pageSize: number) =>
  ({
    key: ['tickets', 'page', status, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageTickets({ body: { status, pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

/** One of the user's tickets. */
export const ticketBy = (id: string) =>
  ({
    key: ['tickets', 'show', id],
    load: ({ signal }: LoadContext) => showTicket({ query: { id } }, { quiet: true, signal }),
  }) as const

/** Films, page by page, the newest first. */
export const videoPages = (pageSize: number) =>
  ({
    key: ['videos', 'page', pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageVideos({ body: { pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

/** One film. */
export const videoBy = (id: string) =>
  ({
    key: ['videos', 'show', id],
    load: ({ signal }: LoadContext) => showVideo({ query: { id } }, { quiet: true, signal }),
  }) as const

/** What the user has not read, of each kind. */
export const unreadMessages = {
  key: ['messages', 'unread'],
  load: ({ signal }: LoadContext) => countMessages(undefined, { quiet: true, signal }),
} as const

export const stale = {
  /** Places were taken or given back, and points with them. */
  afterBooking: (queries: QueryClient) =>
    markStale(queries, ['events', 'tickets', 'wallet', 'bills']),
  /** Messages were read: their marks go, and so does what is counted of them. */
  afterReading: (queries: QueryClient) => markStale(queries, ['feed', 'messages']),
  /** One was kept or handed on: it is counted on its card. */
  afterDeed: (queries: QueryClient) => markStale(queries, ['feed']),
  /** Things were taken out of a feed. Hearts on other pages change with them. */
  afterRemoval: (queries: QueryClient) => markStale(queries, ['feed', 'product']),
}
