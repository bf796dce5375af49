import * as v from 'valibot'
import { getConfigValue } from '../../../../engine/calls'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { ChatList } from './inbox'
import { ServicePage } from './service'
import { Chat } from './talk'

const line = v.object({ name: l10n, phone: v.string() })
const handle = v.object({ name: l10n, text: v.string() })
const question = v.object({ question: l10n, answer: l10n })

export const valueSchema = v.object({
  title: v.optional(l10n, ''),
  hours: v.optional(l10n, ''),
  /** One number, as `basic/autoConfig/getValue` of type `service` has it. */
  phone: v.optional(v.string(), ''),
  /** More numbers, with a name each. */
  phones: v.optional(v.array(line), []),
  /** What is copied rather than dialled: a mail address, a name in a messenger. */
  handles: v.optional(v.array(handle), []),
  questions: v.optional(v.array(question), []),
})
export type ServiceValue = v.InferOutput<typeof valueSchema>

const serviceConfig = v.object({
  show: v.fallback(v.optional(v.picklist(['all', 'questions']), 'all'), 'all'),
  /** Where somebody answers what is not among the questions. */
  askUrl: v.fallback(v.optional(v.string(), '/custService/service'), '/custService/service'),
})
export type ServiceConfig = v.InferOutput<typeof serviceConfig>

/** `service`: how to reach people. */
export const service = defineWidget(
  {
    type: 'service',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: serviceConfig,
    load: async ({ signal }) =>
      ((await getConfigValue({ query: { type: 'service' } }, { quiet: true, signal })) ??
        {}) as Partial<ServiceValue>,
    height: ({ show }) => (show === 'all' ? 268 : 580),
    examples: {
      full: {
        value: {
          hours: { en: 'Daily 10:00–22:00', 'zh-Hans': '每日 10:00–22:00' },
          phone: '020-80001101',
          phones: [{ name: { en: 'Devices', 'zh-Hans': '设备报修' }, phone: '020-80001102' }],
          handles: [{ name: { en: 'Mail', 'zh-Hans': '邮箱' }, text: 'hello@taproom.example' }],
          questions: [
            {
              question: { en: 'How cold does it travel?', 'zh-Hans': '配送全程冷链吗？' },
              answer: { en: 'Between 2 and 6 °C.', 'zh-Hans': '全程 2 至 6 °C。' },
            },
          ],
        },
        config: {},
      },
      bare: { value: {}, config: {} },
      questions: {
        value: {
          questions: [
            {
              question: { en: 'May I bring a growler?', 'zh-Hans': '可以自带酒壶吗？' },
              answer: { en: 'Yes, we rinse it.', 'zh-Hans': '可以，我们会冲洗。' },
            },
          ],
        },
        config: { show: 'questions' },
      },
    },
  },
  ServicePage,
)

const urls = {
  /** Other addresses than the client's own, by what lies there: `product`, `order`, `afterSale`, `inbox`, `talk`. */
  urls: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
}

export const chatConfig = v.object(urls)
export type ChatConfig = v.InferOutput<typeof chatConfig>

export const chatListConfig = v.object({
  ...urls,
  show: v.fallback(v.optional(v.picklist(['inbox', 'own', 'desks']), 'inbox'), 'inbox'),
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

/** `chatList`: the conversations of staff, or the reader's own; `desks`: who answers for the reader's shops. */
export const chatList = defineWidget(
  {
    type: 'chatList',
    version: 1,
    tier: 'commerce',
    value: v.optional(v.unknown()),
    config: chatListConfig,
    ownData: true,
    needsLogin: true,
    height: ({ show }) => (show === 'own' ? 110 : 200),
    examples: {
      inbox: { config: {} },
      own: { config: { show: 'own' } },
      desks: { config: { show: 'desks' } },
    },
  },
  ChatList,
)
