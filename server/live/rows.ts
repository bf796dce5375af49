import type { Generated } from 'kysely'
import type { L10nJson } from '../database/l10n'

export interface LiveTable {
  id: string
  authorId: string
  title: L10nJson
  cover: string
  /** 0 created, 1 live, 2 ended, 3 forbidden (point 11). */
  status: number
  likes: number
  createdAt: number
  beganAt: number | null
  endedAt: number | null
  /** When its author means to begin. */
  startsAt: Generated<number | null>
  /** The product shown just now, or empty. */
  pinnedId: Generated<string>
  /** What everybody in the room reads, or empty. */
  notice: Generated<string>
  /** The wish it was made for. */
  requestId: Generated<string | null>
}

export interface LiveMessageTable {
  id: string
  liveId: string
  fromUserId: string
  content: string
  createdAt: number
}

export interface LiveViewerTable {
  liveId: string
  userId: string
  createdAt: number
  /** 0 not at all, 1 muted, 2 removed (decision 0045). */
  barred: Generated<number>
}

export interface LiveFollowTable {
  userId: string
  authorId: string
  createdAt: number
}

export interface LiveProductTable {
  liveId: string
  productId: string
  position: number
}

/** A thumb of somebody's: one for each stream. */
export interface LiveThumbTable {
  liveId: string
  userId: string
  createdAt: number
}

export interface LiveTables {
  live_thumbs: LiveThumbTable
  lives: LiveTable
  live_messages: LiveMessageTable
  live_viewers: LiveViewerTable
  live_follows: LiveFollowTable
  live_products: LiveProductTable
}
