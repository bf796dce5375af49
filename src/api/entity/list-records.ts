import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing, wrongSort } from './guarded'
import { fieldCondition, record, sorts } from './shapes'

/** POST {type}/list: records which fit all of `queries`; ten unless `limit` says otherwise. */
export const listRecords = guarded(
  endpoint({
    method: 'POST',
    path: '{type}/list',
    body: v.object({
      queries: v.optional(v.array(fieldCondition), []),
      sorts: v.optional(sorts),
      limit: v.optional(v.number(), 10),
    }),
    data: v.array(record),
    auth: 'optional',
    read: true,
  }),
  ({ params, body }) => missing({ type: params.type }) ?? wrongSort(body.sorts),
)
