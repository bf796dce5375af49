import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { pageOf } from '../shapes'
import { livePaging, livePerson } from './shapes'

/** POST live/liveUser/page: who has watched a stream while logged in, the latest first (open shape; decisions.md, 10). */
export const pageViewers = guarded(
  endpoint({
    method: 'POST',
    path: 'live/liveUser/page',
    body: livePaging,
    data: pageOf(livePerson),
    auth: 'optional',
    read: true,
  }),
  ({ body }) => missing({ id: body.liveId }),
)
