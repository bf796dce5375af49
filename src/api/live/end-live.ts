import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { live, liveKey } from './shapes'

/** POST live/end: a stream on the air ends (commerce spec §4; the path is ours). */
export const endLive = guarded(
  endpoint({
    method: 'POST',
    path: 'live/end',
    body: liveKey,
    data: live,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)
