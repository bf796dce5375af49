import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { pageOf, pagingQuery } from '../shapes'
import { keptItem } from './shapes'

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
