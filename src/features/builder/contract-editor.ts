import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import { definition } from './contract-library'

/** Versions of a page that were never saved: not on air at all, and as it ships with the server. */
export const Version = { None: -1, Shipped: 0 } as const

/** What became of a publication: waits, was put on air, was overtaken by another, has ended, was called off. */
export const RELEASE_STATES = ['scheduled', 'live', 'held', 'ended', 'cancelled'] as const

/** Seconds within which somebody who edits counts as there. */
export const PRESENCE_SECONDS = 30

/** The address of a page that can be edited. */
export const pageUrl = v.pipe(v.string(), v.regex(/^\/[\w/-]{1,120}$/))
const url = pageUrl
const said = v.pipe(v.string(), v.trim(), v.maxLength(200))
const note = v.optional(said, '')
const version = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
/** What the editor found in a definition by its rules; absent where nobody has told. */
const problems = v.optional(v.object({ errors: count, warnings: count }))

const editedPage = v.object({
  url: v.string(),
  /** In the language of who asks. */
  name: v.string(),
  liveVersion: version,
  /** There is more in the draft than is on air. */
  isChanged: v.boolean(),
  /** Publications that wait for their time, or for somebody to look at them. */
  waiting: v.number(),
  /** Of the draft, else of what is on air. */
  problems,
  /** Of the draft; 0 and empty without one. */
  updatedAt: seconds,
  updatedBy: v.string(),
})
export type EditedPage = v.InferOutput<typeof editedPage>

/** POST paas/viewEngine/pages (ours): every page there is, changed ones first. */
export const pageEditedPages = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/pages',
  body: pagingQuery,
  data: pageOf(editedPage),
  auth: 'user',
  read: true,
})

const draft = v.object({
  url: v.string(),
  /** Null for a page that is not there yet. */
  definition: v.nullable(v.unknown()),
  /** Rises with every save; 0 before the first. */
  revision: v.number(),
  /** What the draft was begun from. */
  baseVersion: version,
  liveVersion: version,
  updatedAt: seconds,
  updatedBy: v.string(),
})
export type Draft = v.InferOutput<typeof draft>

/** GET paas/viewEngine/draft (ours): the page as it is edited, or as it is on air when nobody has begun. */
export const getDraft = endpoint({
  method: 'GET',
  path: 'paas/viewEngine/draft',
  query: v.object({ url }),
  data: draft,
  auth: 'user',
})

/** Somebody was faster: nothing was written, and this is what stands there. */
const conflict = v.object({ outcome: v.literal('conflict'), draft })

/**
 * POST paas/viewEngine/save (ours): the draft, if it is still at `revision`. `baseVersion` is the newest version
 * that has been taken into it.
 */
export const saveDraft = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/save',
  body: v.object({
    url,
    revision: v.number(),
    definition,
    problems,
    baseVersion: version,
    requestId,
  }),
  data: v.union([v.object({ outcome: v.literal('saved'), revision: v.number() }), conflict]),
  auth: 'user',
})

/** POST paas/viewEngine/discard (ours): forgets what was edited, if it is still at `revision`. */
export const discardDraft = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/discard',
  body: v.object({ url, revision: v.number(), requestId }),
  data: v.union([v.object({ outcome: v.literal('discarded') }), conflict]),
  auth: 'user',
})

/**
 * POST paas/viewEngine/rename (ours): gives a page another address, if its draft is still at `revision`; the one
 * before leads there from then on. With `relink` all that leads to the page is changed as well.
 */
export const renamePage = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/rename',
  body: v.object({
    url,
    /** Looked at by the server, which says what is wrong with it. */
    to: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    revision: v.number(),
    relink: v.boolean(),
    requestId,
  }),
  data: v.union([
    v.object({ outcome: v.literal('renamed'), url: v.string(), revision: v.number() }),
    conflict,
  ]),
  auth: 'user',
})

const released = v.object({ outcome: v.picklist(['live', 'scheduled']), releaseId: id, version })

/**
 * POST paas/viewEngine/publish (ours): puts the draft on air, at once or from `startsAt` on; from `endsAt` on
 * stands again what stood before, unless something newer does. A draft that is older than what is on air is a
 * conflict.
 */
export const publishDraft = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/publish',
  body: v.object({
    url,
    revision: v.number(),
    note,
    /** Why it goes out although the rules find errors; stays with the act. */
    reason: v.optional(said),
    startsAt: v.optional(seconds),
    endsAt: v.optional(seconds),
    requestId,
  }),
  data: v.union([released, conflict]),
  auth: 'user',
})

/** POST paas/viewEngine/rollback (ours): an older version on air again, as a new one with its content. */
export const rollBack = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/rollback',
  body: v.object({ url, version, note, requestId }),
  data: released,
  auth: 'user',
})

/** POST paas/viewEngine/unpublish (ours): takes the page off the air; pages of the tab bar stay. */
export const unpublish = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/unpublish',
  body: v.object({ url, note, requestId }),
  data: released,
  auth: 'user',
})

const pageVersion = v.object({
  version,
  note: v.string(),
  /** The version whose content it has again, or which it was made from. */
  fromVersion: version,
  createdAt: seconds,
  createdBy: v.string(),
})

/** POST paas/viewEngine/versions (ours): what was published, the latest first. */
export const pageVersions = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/versions',
  body: v.object({ ...pagingQuery.entries, url }),
  data: pageOf(pageVersion),
  auth: 'user',
  read: true,
})

/** GET paas/viewEngine/version (ours): one of them with its definition; 0 is the one that ships. */
export const getVersion = endpoint({
  method: 'GET',
  path: 'paas/viewEngine/version',
  query: v.object({ url, version }),
  data: v.object({ ...pageVersion.entries, definition: v.unknown() }),
  auth: 'user',
})

const release = v.object({
  id,
  url: v.string(),
  kind: v.picklist(['publish', 'rollback', 'unpublish']),
  version,
  state: v.picklist(RELEASE_STATES),
  startsAt: seconds,
  endsAt: v.nullable(seconds),
  by: v.string(),
})

/** POST paas/viewEngine/releases (ours): what was put on air and what waits, the latest first. */
export const pageReleases = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/releases',
  body: v.object({ ...pagingQuery.entries, url }),
  data: pageOf(release),
  auth: 'user',
  read: true,
})

/** POST paas/viewEngine/cancel (ours): calls off what waits, or ends the wait of what is held. */
export const cancelRelease = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/cancel',
  body: v.object({ id }),
  data: release,
  auth: 'user',
})

/** POST paas/viewEngine/presence (ours): the caller edits this page in this tab. Answers with who else does. */
export const tellPresence = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/presence',
  body: v.object({ url, tab: requestId }),
  data: v.array(v.object({ name: v.string(), isMe: v.boolean(), seenAt: seconds })),
  auth: 'user',
})

/** POST paas/viewEngine/previewLink (ours): a link to the draft as it is now, good for a day. */
export const addPreviewLink = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/previewLink',
  body: v.object({ url }),
  data: v.object({ id, token: v.string(), expiresAt: seconds }),
  auth: 'user',
})

const previewLink = v.object({ id, by: v.string(), createdAt: seconds, expiresAt: seconds })

/** POST paas/viewEngine/previewLink/list (ours): links to drafts of this page that are good, the latest first. */
export const listPreviewLinks = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/previewLink/list',
  body: v.object({ url }),
  data: v.array(previewLink),
  auth: 'user',
  read: true,
})

/** POST paas/viewEngine/previewLink/revoke (ours): ends a link to this page, without an id all. Answers how many. */
export const revokePreviewLinks = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/previewLink/revoke',
  body: v.object({ url, id: v.optional(id) }),
  data: v.number(),
  auth: 'user',
})

/** POST paas/viewEngine/audit (ours): who did what to a page, the latest first. */
export const pageAudit = endpoint({
  method: 'POST',
  path: 'paas/viewEngine/audit',
  body: v.object({ ...pagingQuery.entries, url }),
  data: pageOf(
    v.object({
      id,
      by: v.string(),
      at: seconds,
      action: v.picklist([
        'save',
        'discard',
        'publish',
        'rollback',
        'unpublish',
        'cancel',
        'apply',
        'end',
        'hold',
        'rename',
      ]),
      /** Of a new address: the one before. `reason`: why a page was published with errors. */
      from: v.optional(v.string()),
      reason: note,
      fromVersion: version,
      toVersion: version,
      /** How many parts differ from what stood there; null where nothing was compared. */
      changes: v.nullable(v.object({ added: count, removed: count, changed: count })),
    }),
  ),
  auth: 'user',
  read: true,
})
