import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { valueSchema } from '../service'
import { ChatList } from './inbox'
import { Chat } from './talk'

const urls = {
  /** Other addresses than the client's own, by what lies there: `product`, `order`, `afterSale`, `inbox`, `talk`. */
  urls: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
}

export const chatConfig = v.object(urls)
export type ChatConfig = v.InferOutput<typeof chatConfig>

export const chatListConfig = v.object({
  ...urls,
  show: v.fallback(v.optional(v.picklist(['inbox', 'own']), 'inbox'), 'inbox'),
})
export type ChatListConfig = v.InferOutput<typeof chatListConfig>

/** `chat`: a conversation with people; the page's address says about what. */
export const chat = defineWidget(
  {
    type: 'chat',
    version: 1,
    tier: 'commerce',
    value: v.optional(valueSchema, {}),
    config: chatConfig,
    ownData: true,
    height: 600,
    examples: {
      bare: { value: {}, config: {} },
      product: { value: {}, query: { productId: '2001' }, config: {} },
    },
  },
  Chat,
)

/** `chatList`: the conversations of staff, or the reader's own. */
export const chatList = defineWidget(
  {
    type: 'chatList',
    version: 1,
    tier: 'commerce',
    value: v.optional(v.unknown()),
    config: chatListConfig,
    ownData: true,
    needsLogin: true,
    height: 200,
    examples: { inbox: { config: {} }, own: { config: { show: 'own' } } },
  },
  ChatList,
)
