import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'
import { guarded, missing } from './guarded'
import { record } from './shapes'

/** PUT {entity}/: changes the fields that are sent of one of the caller’s records. */
export const updateRecord = guarded(
  endpoint({
    method: 'PUT',
    path: '{entity}/',
    body: v.intersect([v.object({ id }), record]),
    data: record,
    auth: 'user',
  }),
  ({ params, body: { id: recordId, ...data } }) =>
    missing({ entity: params.entity, id: recordId, data }),
)
