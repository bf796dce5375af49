import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { Statement } from './statement'

/** `statement`: a text to agree to. */
export const statement = defineWidget(
  {
    type: 'statement',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 200,
    examples: {
      full: {
        value: {
          title: { en: 'Before you order', 'zh-Hans': '下单须知' },
          text: {
            en: 'Beer is for adults.\nKegs are lent for 30 days.',
            'zh-Hans': '啤酒仅限成年人购买。\n酒桶借用期为 30 天。',
          },
          url: '/company/about',
        },
        config: { on: { submit: { do: 'back' } } },
      },
      bare: { value: { text: 'Beer is for adults.' }, config: {} },
    },
  },
  Statement,
)
