import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'
import { guarded, missing } from './guarded'
import { record } from './shapes'

/** GET Api/{type}/QueryById: null when there is no such record, or it is somebody else’s. */
export const queryById = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/{type}/QueryById',
    query: v.object({ id }),
    data: v.nullable(record),
    auth: 'optional',
  }),
  ({ params, query }) => missing({ type: params.type, id: query.id }),
)
