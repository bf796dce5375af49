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
