import { defineWidget } from '../../engine/contract'
import { NoticeBar } from './notice-bar'
import { configSchema, valueSchema } from './schema'

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
