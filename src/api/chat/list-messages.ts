import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { chatMessage } from './shapes'

/** GET messages of the chat host: the caller's conversation with the shop, oldest first. */
export const listMessages = endpoint({
  host: 'chat',
  method: 'GET',
  path: 'messages',
  data: v.array(chatMessage),
  auth: 'user',
})
