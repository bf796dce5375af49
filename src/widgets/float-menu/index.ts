import { defineWidget } from '../../engine/contract'
import { FloatMenu } from './float-menu'
import { configSchema, valueSchema } from './schema'

const phone = {
  id: 'service',
  icon: 'headphones',
  title: { en: 'Ask us', 'zh-Hans': '咨询客服' },
  url: '/custService/service',
}

/** `floatMenu`: a button over the page with a few targets. */
export const floatMenu = defineWidget(
  {
    type: 'floatMenu',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    isEmpty: (targets) => targets.length === 0,
    height: 0,
    examples: {
      full: {
        value: [
          phone,
          {
            id: 'about',
            icon: 'info',
            title: { en: 'About us', 'zh-Hans': '关于我们' },
            url: '/company/about',
          },
        ],
        config: {},
      },
      one: { value: [phone], config: {} },
      empty: { value: [], config: {} },
    },
  },
  FloatMenu,
)
