import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { Popup } from './popup'

const LONGEST = 60_000
const milliseconds = v.fallback(
  v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST)), 0),
  0,
)

export const configSchema = v.object({
  /** Once in this installation, once a day, or with every visit of the page. */
  frequency: v.fallback(v.optional(v.picklist(['once', 'daily', 'always']), 'once'), 'once'),
  /** Milliseconds until it opens. */
  delayMs: milliseconds,
  /** Milliseconds until it closes by itself; 0 leaves that to the user. */
  closeMs: milliseconds,
})
export type PopupConfig = v.InferOutput<typeof configSchema>

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
