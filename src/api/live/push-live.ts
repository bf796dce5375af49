import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { seconds } from '../shapes'
import { liveKey } from './shapes'

/** GET live/push: where the author’s camera sends its picture; nobody else is told (open shape; decisions.md, 10). */
export const pushLive = guarded(
  endpoint({
    method: 'GET',
    path: 'live/push',
    query: liveKey,
    data: v.object({ pushUrl: v.string(), expiresAt: seconds }),
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.liveId }),
)
