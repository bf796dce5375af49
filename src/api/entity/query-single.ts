import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from './guarded'
import { record } from './shapes'

/**
 * GET Api/{type}/QuerySingle: the newest record whose fields equal those of the query; null when there is
 * none.
 */
export const querySingle = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/{type}/QuerySingle',
    query: v.record(v.string(), v.string()),
    data: v.nullable(record),
    auth: 'optional',
  }),
  ({ params }) => missing({ type: params.type }),
)
