import { defineWidget } from '../../engine/contract'
import { About } from './about'
import { configSchema, valueSchema } from './schema'

export const about = defineWidget(
  {
    type: 'about',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    height: 420,
    examples: {
      full: {
        value: {
          intro: { en: 'A shop for craft beer.', 'zh-Hans': '一间精酿啤酒铺子。' },
          note: { en: 'Enjoy with care.', 'zh-Hans': '请理性饮酒。' },
          links: [
            {
              id: 'privacy',
              icon: 'shield-check',
              title: { en: 'Privacy policy', 'zh-Hans': '隐私政策' },
              url: '/views/index?url=/user/privacy',
            },
          ],
        },
        config: {},
      },
      bare: { value: {}, config: {} },
    },
  },
  About,
)
