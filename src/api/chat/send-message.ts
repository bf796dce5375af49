import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { chatMessage } from './shapes'

/** POST messages of the chat host. */
export const sendMessage = endpoint({
  host: 'chat',
  method: 'POST',
  path: 'messages',
  body: v.object({ content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  data: chatMessage,
  auth: 'user',
})
