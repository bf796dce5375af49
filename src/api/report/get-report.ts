import * as v from 'valibot'
import { isObject } from '../../shared/json'
import type { Condition } from '../../shared/query/condition'
import { endpoint } from '../endpoint'
import { pagingQuery } from '../shapes'

/** POST paas/autoReport/{type}: a table as columns and rows (client spec §7). */
export const getReport = endpoint({
  method: 'POST',
  path: 'paas/autoReport/{type}',
  body: v.object({
    ...pagingQuery.entries,
    /** For reports over records: which of them (client spec §3). The server checks its inside. */
    condition: v.optional(v.custom<Condition>(isObject)),
  }),
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
