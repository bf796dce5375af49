import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { liveKey } from './shapes'

/** DELETE live/delete: a stream that is not on the air disappears (commerce spec §4; the path is ours). */
export const deleteLive = guarded(
  endpoint({
    method: 'DELETE',
    path: 'live/delete',
    query: liveKey,
    data: v.null(),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.liveId }),
)
