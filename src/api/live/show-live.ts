import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { liveKey, liveRoom } from './shapes'

/** GET live/show: the stream and what its author shows for sale (open shape; decisions.md, 10). */
export const showLive = guarded(
  endpoint({
    method: 'GET',
    path: 'live/show',
    query: liveKey,
    data: liveRoom,
    auth: 'optional',
  }),
  ({ query }) => missing({ id: query.liveId }),
)
