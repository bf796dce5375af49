import type { Generated } from 'kysely'

/** A page that was edited here at least once; others are as they ship. */
export interface ViewPageTable {
  url: string
  /** The version on air; 0 as it ships, -1 none. */
  liveVersion: number
}

/** What is edited: one for all who edit the page. The row stays, so that its revision never begins anew. */
export interface ViewDraftTable {
  url: string
  /** The definition; null when nothing is edited that is not published. */
  json: string | null
  revision: number
  baseVersion: number
  /** How many errors and warnings the editor found, `2 1`; empty where it has not told. */
  problems: Generated<string>
  updatedBy: string
  updatedAt: number
}

/** What was published, never changed afterwards. */
export interface ViewVersionTable {
  url: string
  version: number
  json: string
  note: string
  fromVersion: number
  /** As those of the draft it was made from. */
  problems: Generated<string>
  createdBy: string
  createdAt: number
}

export interface ViewReleaseTable {
  id: string
  url: string
  kind: 'publish' | 'rollback' | 'unpublish'
  /** What it puts on air; -1 nothing. */
  version: number
  /** What was on air when it was asked for, and stands again when it ends. */
  baseVersion: number
  startsAt: number
  endsAt: number | null
  state: 'scheduled' | 'live' | 'held' | 'ended' | 'cancelled'
  userId: string
  requestId: string
}

export interface ViewPresenceTable {
  url: string
  userId: string
  tab: string
  seenAt: number
}

export interface ViewPreviewTable {
  /** The token itself is nowhere. */
  tokenHash: string
  url: string
  json: string
  userId: string
  createdAt: number
  expiresAt: number
}

export interface ViewAuditTable {
  id: Generated<number>
  url: string
  userId: string
  at: number
  action: string
  fromVersion: number
  toVersion: number
  /** How many parts were added, removed and changed, `1 0 2`; empty where nothing was compared. */
  summary: Generated<string>
  /** Why it was published although something is wrong with it; empty where nobody was asked. */
  reason: Generated<string>
}

/** A page, or parts of one, that an operator keeps to use again. */
export interface ViewTemplateTable {
  id: string
  kind: 'page' | 'section'
  name: string
  json: string
  userId: string
  requestId: string
  createdAt: number
}

/** When a page on air changed last, as a number that rises. */
export interface ViewChangeTable {
  url: string
  rev: number
}

/** An address that a page had before. */
export interface ViewRedirectTable {
  url: string
  /** Where the page is now, never where it was in between. */
  toUrl: string
  createdAt: number
}

export interface BuilderTables {
  view_pages: ViewPageTable
  view_drafts: ViewDraftTable
  view_versions: ViewVersionTable
  view_releases: ViewReleaseTable
  view_presence: ViewPresenceTable
  view_previews: ViewPreviewTable
  view_audit: ViewAuditTable
  view_changes: ViewChangeTable
  view_templates: ViewTemplateTable
  view_redirects: ViewRedirectTable
}
