import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery } from '../../http/shapes'

/** One remembered search (commerce spec §3). */
export const searchRecord = v.object({
  id,
  userId: id,
  type: v.string(),
  name: v.string(),
})
export type SearchRecord = v.InferOutput<typeof searchRecord>

/**
 * POST basic/search/add: remembers a search; repeating one moves it to the front. The type is required
 * (commerce spec §5).
 */
export const addSearch = guarded(
  endpoint({
    method: 'POST',
    path: 'basic/search/add',
    body: v.object({
      type: v.string(),
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140)),
    }),
    data: searchRecord,
    auth: 'user',
  }),
  ({ body }) => missing({ type: body.type }),
)

/** DELETE basic/search/delete */
export const deleteSearch = guarded(
  endpoint({
    method: 'DELETE',
    path: 'basic/search/delete',
    query: v.object({ id }),
    data: v.null(),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.id }),
)

/** DELETE basic/search/clear: forgets all searches of one type; answers how many there were. */
export const clearSearches = guarded(
  endpoint({
    method: 'DELETE',
    path: 'basic/search/clear',
    query: v.object({ type: v.string() }),
    data: v.number(),
    auth: 'user',
  }),
  ({ query }) => missing({ type: query.type }),
)

/** GET basic/search/record: the latest twenty searches of one type. */
export const listSearches = guarded(
  endpoint({
    method: 'GET',
    path: 'basic/search/record',
    query: v.object({ type: v.string() }),
    data: v.array(searchRecord),
    auth: 'user',
  }),
  ({ query }) => missing({ type: query.type }),
)

const searchType = v.picklist(['product', 'store', 'live', 'content'])
/** A kind of thing that can be searched for. */
export type SearchType = v.InferOutput<typeof searchType>

const found = v.object({
  type: searchType,
  entityId: id,
  name: v.string(),
  note: v.string(),
  image: v.string(),
  url: v.string(),
  price: v.optional(cents),
})
export type FoundThing = v.InferOutput<typeof found>
const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140))

/** GET basic/search/suggest: what a word may become, ten at most; ours (decision 0028). */
export const suggestSearches = endpoint({
  method: 'GET',
  path: 'basic/search/suggest',
  query: v.object({ type: searchType, keyword: v.pipe(v.string(), v.maxLength(140)) }),
  data: v.array(v.string()),
  auth: 'optional',
})

/** GET basic/search/hot: what others look for, the most wanted first; ours (decision 0028). */
export const listHotWords = endpoint({
  method: 'GET',
  path: 'basic/search/hot',
  query: v.object({ type: searchType }),
  data: v.array(v.object({ name: v.string(), heat: v.number() })),
  auth: 'optional',
})

/**
 * POST basic/search/merge: searches made before the login become the caller's, the first the newest; what is
 * known already stays where it is. Answers as `record` does. Ours (decision 0028).
 */
export const mergeSearches = endpoint({
  method: 'POST',
  path: 'basic/search/merge',
  body: v.object({ type: v.string(), names: v.pipe(v.array(word), v.maxLength(20)) }),
  data: v.array(searchRecord),
  auth: 'user',
})

/** POST basic/search/page: what a word finds among one kind of things; ours (decision 0028). */
export const findThings = endpoint({
  method: 'POST',
  path: 'basic/search/page',
  body: v.object({ ...pagingQuery.entries, type: searchType, keyword: word }),
  data: pageOf(found),
  auth: 'optional',
  read: true,
})
