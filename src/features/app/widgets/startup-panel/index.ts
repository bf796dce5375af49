import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { HOME } from '../../../../routing/table'
import { StartupPanel } from './startup-panel'

export const valueSchema = v.optional(v.unknown())

/** How long a picture stays, seconds: long enough to be seen, and never long. */
const SECONDS = { least: 2, most: 10, usual: 5 } as const

export const configSchema = v.object({
  /** Fills the page; without one the house itself welcomes. Only one with a picture comes by itself. */
  image: v.optional(v.string(), ''),
  /** What the picture says, for who does not see it. */
  alt: v.optional(l10n, ''),
  /** Where `Start`, or a tap on the picture, leads. */
  url: v.optional(v.string(), HOME),
  seconds: v.fallback(
    v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(SECONDS.least), v.maxValue(SECONDS.most)),
      SECONDS.usual,
    ),
    SECONDS.usual,
  ),
  /** Days by the shop's clock between which it comes by itself, both included: `2027-01-31`. */
  firstDay: v.optional(v.string(), ''),
  lastDay: v.optional(v.string(), ''),
})

export type StartupPanelConfig = v.InferOutput<typeof configSchema>

/** `startupPanel`: what the operator shows before the first page, once a day (decision 0082). */
export const startupPanel = defineWidget(
  {
    type: 'startupPanel',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 600,
    examples: {
      full: {
        config: {
          image: '/pictures/banner/tap-wall.svg',
          alt: { en: 'Twenty-four taps are open', 'zh-Hans': '二十四个酒头同时开启' },
          seconds: 10,
        },
      },
      welcome: { config: {} },
      elsewhere: { config: { url: '/pages/tabbar/reward' } },
    },
  },
  StartupPanel,
)
