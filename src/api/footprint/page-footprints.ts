import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { keptItem } from '../favorite/shapes'
import { pageOf, pagingQuery } from '../shapes'

/**
 * POST tool/footprint/page: what the caller looked at, the latest first; of one kind with `type`. It takes a
 * paging query, so POST (decisions.md, 10).
 */
export const pageFootprints = endpoint({
  method: 'POST',
  path: 'tool/footprint/page',
  body: v.object({ ...pagingQuery.entries, type: v.optional(v.string()) }),
  data: pageOf(keptItem),
  auth: 'user',
  read: true,
})
