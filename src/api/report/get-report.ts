import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { pagingQuery } from '../shapes'

/** POST paas/autoReport/{type}: a table as columns and rows (client spec §7). */
export const getReport = endpoint({
  method: 'POST',
  path: 'paas/autoReport/{type}',
  body: pagingQuery,
  data: v.object({
    columns: v.array(
      v.object({ key: v.string(), name: v.string(), format: v.optional(v.string()) }),
    ),
    rows: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()]))),
    asOf: v.optional(v.number()),
  }),
  auth: 'optional',
  read: true,
})
