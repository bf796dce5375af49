import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'
import { LiveStatus, liveMessage } from './shapes'

/**
 * GET live/livePlay/url: where the picture comes from (empty while there is none), and the messages after
 * `afterId`, the oldest first; asking counts as watching. It is asked again and again, so it tells in passing
 * how the stream stands; a server that does not leaves that to `live/show` (open shape; decisions.md, 10).
 */
export const playLive = guarded(
  endpoint({
    method: 'GET',
    path: 'live/livePlay/url',
    query: v.object({ liveId: id, afterId: v.optional(v.string(), '') }),
    data: v.object({
      playUrl: v.string(),
      messages: v.array(liveMessage),
      status: v.optional(v.picklist(Object.values(LiveStatus))),
      viewers: v.optional(v.number()),
      likes: v.optional(v.number()),
    }),
    auth: 'optional',
  }),
  ({ query }) => missing({ id: query.liveId }),
)
