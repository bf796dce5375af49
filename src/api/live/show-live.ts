import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { live, liveKey } from './shapes'

/** GET live/show (open shape; decisions.md, 10). */
export const showLive = guarded(
  endpoint({
    method: 'GET',
    path: 'live/show',
    query: liveKey,
    data: live,
    auth: 'optional',
  }),
  ({ query }) => missing({ id: query.liveId }),
)
