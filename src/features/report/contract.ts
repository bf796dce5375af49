import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { pagingQuery } from '../../http/shapes'
import { isObject } from '../../shared/json'
import type { Condition } from '../../shared/query'

/** Figures about something, in the order they are shown. */
export const figures = v.array(
  v.object({ key: v.string(), name: v.string(), value: v.number(), format: v.string() }),
)

/** GET paas/report/singleList: the figures of one report (open shape; point 10). */
export const listSingleReports = guarded(
  endpoint({
    method: 'GET',
    path: 'paas/report/singleList',
    query: v.object({ key: v.string() }),
    data: figures,
    auth: 'optional',
  }),
  ({ query }) => missing({ key: query.key }),
)

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
