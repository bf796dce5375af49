import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { valueSchema } from '../service'
import { ChatList } from './inbox'
import { Chat } from './talk'

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

const urlsOf = (product: string, order: string, afterSale: string) =>
  v.optional(
    v.object({
      product: withDefault(product),
      order: withDefault(order),
      afterSale: withDefault(afterSale),
    }),
    {},
  )

const PRODUCT = '/views/index?url=/product/show&id={id}'

export const chatConfig = v.object({
  /** Where cards lead: a shopper's, and those of staff. */
  urls: urlsOf(
    PRODUCT,
    '/views/index?url=/order/show&id={id}',
    '/views/index?url=/after-sale/show&id={id}',
  ),
  staffUrls: urlsOf(
    PRODUCT,
    '/views/index?url=/merchant/order&id={id}',
    '/views/index?url=/merchant/after-sales',
  ),
  /** Where staff find those who wait. */
  inboxUrl: withDefault('/views/index?url=/merchant/messages'),
})
export type ChatConfig = v.InferOutput<typeof chatConfig>

export const chatListConfig = v.object({
  show: v.fallback(v.optional(v.picklist(['inbox', 'own']), 'inbox'), 'inbox'),
  url: withDefault('/custService/service?conversationId={id}'),
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
