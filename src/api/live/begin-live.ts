import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { live, liveKey } from './shapes'

/** POST live/begin: a created stream goes on the air (commerce spec §4; the path is ours). */
export const beginLive = guarded(
  endpoint({
    method: 'POST',
    path: 'live/begin',
    body: liveKey,
    data: live,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)
