import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'
import { liveMessage } from './shapes'

/** POST live/sendMessage: `fromUserId` is the caller (commerce spec §7). */
export const sendLiveMessage = guarded(
  endpoint({
    method: 'POST',
    path: 'live/sendMessage',
    body: v.object({
      liveId: id,
      content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140)),
      fromUserId: id,
    }),
    data: liveMessage,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.liveId, data: body.content }),
)
