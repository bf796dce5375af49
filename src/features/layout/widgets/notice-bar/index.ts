import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { NoticeBar } from './notice-bar'

const notice = v.object({
  id: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  text: l10n,
  url: v.optional(v.string(), ''),
  level: v.fallback(v.optional(v.picklist(['info', 'warning']), 'info'), 'info'),
})
export type Notice = v.InferOutput<typeof notice>

export const valueSchema = v.optional(v.array(notice), [])
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  scroll: v.fallback(v.optional(v.picklist(['vertical', 'horizontal']), 'vertical'), 'vertical'),
  /** ms a notice stays. */
  interval: v.fallback(v.optional(v.pipe(v.number(), v.minValue(2000)), 4000), 4000),
  closable: v.fallback(v.optional(v.boolean(), true), true),
  icon: v.fallback(v.optional(v.string(), 'megaphone'), 'megaphone'),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

/** `noticeBar`: one line of news. */
export const noticeBar = defineWidget(
  {
    type: 'noticeBar',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    isEmpty: (value) => value.length === 0,
    height: 44,
    examples: {
      full: {
        value: [
          {
            id: '1',
            text: { en: 'Free delivery from ¥99 this weekend', 'zh-Hans': '本周末满 ¥99 免运费' },
            url: '/company/about',
          },
          {
            id: '2',
            text: {
              en: 'The Riverside taproom closes at six today',
              'zh-Hans': '滨江店今日六点打烊',
            },
            level: 'warning',
          },
        ],
        config: {},
      },
      long: {
        value: [
          {
            id: '3',
            text: {
              en: 'Our cold store moves on Tuesday; orders placed after Monday noon leave one day later',
              'zh-Hans':
                '冷库将于周二搬迁，周一中午之后提交的订单会顺延一天发出，感谢您的理解与支持',
            },
          },
        ],
        config: { scroll: 'horizontal', closable: false },
      },
      empty: { value: [], config: {} },
    },
  },
  NoticeBar,
)
