import * as v from 'valibot'
import { guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'

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
