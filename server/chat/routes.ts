import { listMessages, sendMessage } from '../../src/features/chat/contract'
import { newId } from '../database/new-id'
import { callerOf, type Handler, handle } from '../handler'

const KEPT = 200

export const handlers: readonly Handler[] = [
  handle(listMessages, async (_, context) => {
    const newest = await context.db
      .selectFrom('chat_messages')
      .select(['id', 'fromUserId', 'content', 'createdAt'])
      .where('userId', '=', callerOf(context).id)
      .orderBy('id', 'desc')
      .limit(KEPT)
      .execute()
    return newest.reverse()
  }),

  handle(sendMessage, async ({ body }, context) => {
    const userId = callerOf(context).id
    const createdAt = context.now()
    const message = { id: newId(createdAt), fromUserId: userId, content: body.content, createdAt }
    await context.db
      .insertInto('chat_messages')
      .values({ ...message, userId })
      .execute()
    return message
  }),
]
