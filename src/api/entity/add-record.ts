import { endpoint } from '../endpoint'
import { guarded, missing } from './guarded'
import { record } from './shapes'

/** POST {entity}/: adds a record; the server adds its `id` and the `userId` of the caller. */
export const addRecord = guarded(
  endpoint({
    method: 'POST',
    path: '{entity}/',
    body: record,
    data: record,
    auth: 'user',
  }),
  ({ params, body }) => missing({ entity: params.entity, data: body }),
)
