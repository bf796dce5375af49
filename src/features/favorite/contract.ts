import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

/** POST favorite/{key}/add: keeps a thing; keeping it twice is keeping it (open shape; point 10). */
export const addFavorite = guarded(
  endpoint({
    method: 'POST',
    path: 'favorite/{key}/add',
    body: v.object({ entityId: id, requestId: v.optional(requestId) }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ params, body }) => missing({ key: params.key, id: body.entityId }),
)

/** DELETE favorite/{key}/cancel: a removal, so DELETE (point 10). */
export const cancelFavorite = guarded(
  endpoint({
    method: 'DELETE',
    path: 'favorite/{key}/cancel',
    query: v.object({ entityId: id, requestId: v.optional(requestId) }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ params, query }) => missing({ key: params.key, id: query.entityId }),
)

/** GET favorite/{key}/getFavorites: the ids of all things of one kind the caller keeps, newest first. */
export const getFavorites = guarded(
  endpoint({
    method: 'GET',
    path: 'favorite/{key}/getFavorites',
    data: v.array(id),
    auth: 'user',
  }),
  ({ params }) => missing({ key: params.key }),
)

/** GET favorite/{key}/isFavorite */
export const isFavorite = guarded(
  endpoint({
    method: 'GET',
    path: 'favorite/{key}/isFavorite',
    query: v.object({ entityId: id }),
    data: v.boolean(),
    auth: 'user',
  }),
  ({ params, query }) => missing({ key: params.key, id: query.entityId }),
)

/** Kinds of things people keep and visit: the `{key}` of `favorite/{key}/*`. */
export const KEPT_KINDS = ['product', 'store', 'live', 'author', 'content'] as const
export type KeptKind = (typeof KEPT_KINDS)[number]

/** Something kept or visited, as a list shows it. */
export const keptItem = v.object({
  type: v.picklist(KEPT_KINDS),
  entityId: id,
  name: v.string(),
  image: v.string(),
  /** Where it opens. */
  url: v.string(),
  price: v.optional(cents),
  /** What it cost when it was kept; absent when nobody knows. */
  priceThen: v.optional(cents),
  /** The day of `createdAt` by the server's clock: `2026-11-22`. */
  day: v.optional(v.string(), ''),
  /** When it was kept, or visited last. */
  createdAt: seconds,
})
export type KeptItem = v.InferOutput<typeof keptItem>

/** POST tool/favorite/page: what the caller keeps, newest first. The type is required (commerce spec §5). */
export const pageFavorites = guarded(
  endpoint({
    method: 'POST',
    path: 'tool/favorite/page',
    body: v.object({ ...pagingQuery.entries, type: v.string() }),
    data: pageOf(keptItem),
    auth: 'user',
    read: true,
  }),
  ({ body }) => missing({ type: body.type }),
)

/**
 * POST tool/footprint/page: what the caller looked at, the latest first; of one kind with `type`. It takes a
 * paging query, so POST (point 10).
 */
export const pageFootprints = endpoint({
  method: 'POST',
  path: 'tool/footprint/page',
  body: v.object({ ...pagingQuery.entries, type: v.optional(v.string()) }),
  data: pageOf(keptItem),
  auth: 'user',
  read: true,
})

/** DELETE footprint/delete: forgets one thing the caller looked at; ours (decision 0028). */
export const deleteFootprint = endpoint({
  method: 'DELETE',
  path: 'footprint/delete',
  query: v.object({ type: v.string(), entityId: v.string() }),
  data: v.null(),
  auth: 'user',
})
