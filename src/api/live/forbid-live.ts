import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { live, liveKey } from './shapes'

/** POST live/forbidden: an administrator takes a stream off the air (commerce spec §4; the path is ours). */
export const forbidLive = guarded(
  endpoint({
    method: 'POST',
    path: 'live/forbidden',
    body: liveKey,
    data: live,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)
