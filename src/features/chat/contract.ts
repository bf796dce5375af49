import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, seconds } from '../../http/shapes'

export const chatMessage = v.object({
  id,
  fromUserId: id,
  content: v.string(),
  createdAt: seconds,
})
export type ChatMessage = v.InferOutput<typeof chatMessage>

/** GET messages of the chat host: the caller's conversation with the shop, oldest first. */
export const listMessages = endpoint({
  host: 'chat',
  method: 'GET',
  path: 'messages',
  data: v.array(chatMessage),
  auth: 'user',
})

/** POST messages of the chat host. */
export const sendMessage = endpoint({
  host: 'chat',
  method: 'POST',
  path: 'messages',
  body: v.object({ content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  data: chatMessage,
  auth: 'user',
})

/** POST notice/im/async: makes the caller known to the chat host (open shape; point 10). */
export const syncChat = endpoint({
  method: 'POST',
  path: 'notice/im/async',
  data: v.object({ userId: id, messages: v.number() }),
  auth: 'user',
})
