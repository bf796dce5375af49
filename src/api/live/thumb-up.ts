import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { liveKey } from './shapes'

/** POST live/liveAuthor/thumbup: one more like for a stream; answers how many there are (open shape; decisions.md, 10). */
export const thumbUp = guarded(
  endpoint({
    method: 'POST',
    path: 'live/liveAuthor/thumbup',
    body: liveKey,
    data: v.number(),
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId }),
)
