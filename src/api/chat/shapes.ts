import * as v from 'valibot'
import { id, seconds } from '../shapes'

export const chatMessage = v.object({
  id,
  fromUserId: id,
  content: v.string(),
  createdAt: seconds,
})
export type ChatMessage = v.InferOutput<typeof chatMessage>
