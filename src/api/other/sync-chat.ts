import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/** POST notice/im/async: makes the caller known to the chat host (open shape; decisions.md, 10). */
export const syncChat = endpoint({
  method: 'POST',
  path: 'notice/im/async',
  data: v.object({ userId: id, messages: v.number() }),
  auth: 'user',
})
