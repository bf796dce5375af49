import * as v from 'valibot'
import { defineWidget } from '../../engine/contract'
import { Popup } from './popup'
import { configSchema } from './schema'

/** `popup`: what a definition's `pop` lays over the page. Slot: `content`. */
export const popup = defineWidget(
  {
    type: 'popup',
    version: 1,
    tier: 'base',
    value: v.optional(v.unknown()),
    config: configSchema,
    height: 0,
    examples: {
      full: {
        slots: {
          content: [
            {
              config: { type: 'image' },
              value: { image: '/pictures/banner/tap-wall.svg', alt: 'Taps' },
            },
            {
              config: { type: 'title', level: 2, align: 'center' },
              value: {
                title: { en: 'Harvest party on Friday', 'zh-Hans': '周五丰收派对' },
                sub: { en: 'First round on us', 'zh-Hans': '第一轮我们请' },
              },
            },
          ],
        },
        config: { frequency: 'always' },
      },
    },
  },
  Popup,
)
