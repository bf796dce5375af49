import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { figures } from '../engine/shapes'
import { guarded, missing } from '../entity/guarded'

/** GET paas/report/singleList: the figures of one report (open shape; decisions.md, 10). */
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
