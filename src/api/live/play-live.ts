import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'
import { liveMessage } from './shapes'

/**
 * GET live/livePlay/url: where the picture comes from, and the messages after `afterId`; asking counts as
 * watching (open shape; decisions.md, 10).
 */
export const playLive = guarded(
  endpoint({
    method: 'GET',
    path: 'live/livePlay/url',
    query: v.object({ liveId: id, afterId: v.optional(v.string(), '') }),
    data: v.object({ playUrl: v.string(), messages: v.array(liveMessage) }),
    auth: 'optional',
  }),
  ({ query }) => missing({ id: query.liveId }),
)
