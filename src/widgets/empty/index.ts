import { defineWidget } from '../../engine/contract'
import { Empty } from './empty'
import { configSchema, valueSchema } from './schema'

/** `empty`: a designed nothing. */
export const empty = defineWidget(
  {
    type: 'empty',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: ({ compact }) => (compact ? 160 : 320),
    examples: {
      full: {
        value: {
          title: { en: 'No tasting tonight', 'zh-Hans': '今晚没有品鉴会' },
          note: { en: 'The next one is on Friday.', 'zh-Hans': '下一场在周五。' },
          actionText: { en: 'See the shops', 'zh-Hans': '看看门店' },
          url: '/pages/tabbar/reward',
        },
        config: {},
      },
      compact: { value: {}, config: { compact: true, variant: 'search' } },
    },
  },
  Empty,
)
