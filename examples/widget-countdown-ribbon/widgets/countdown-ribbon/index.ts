import { actionSlots, defineWidget, l10n, seconds, v } from 'taproom/widget'
import { CountdownRibbon } from './countdown-ribbon'

const valueSchema = v.object({
  /** What begins then. */
  title: l10n,
  /** Seconds since 1970. */
  until: seconds,
})
export type RibbonValue = v.InferOutput<typeof valueSchema>

const configSchema = v.object({
  tone: v.fallback(v.optional(v.picklist(['brand', 'quiet']), 'brand'), 'brand'),
  /** Where `tap` leads; without it there is no button. */
  on: actionSlots,
})
export type RibbonConfig = v.InferOutput<typeof configSchema>

const title = { en: 'Harvest ale tapped', 'zh-Hans': '丰收艾尔开桶' }

/** `countdownRibbon`: counts down to something, across the page. */
export const countdownRibbon = defineWidget(
  {
    type: 'countdownRibbon',
    version: 1,
    value: valueSchema,
    config: configSchema,
    height: 84,
    palette: {
      name: { en: 'Countdown ribbon', 'zh-Hans': '倒计时横条' },
      note: {
        en: 'Counts down to an event, across the page',
        'zh-Hans': '横跨页面，倒数至活动开始',
      },
      icon: 'clock',
      value: { title, until: 2_000_000_000 },
      words: {
        title: { en: 'What begins then', 'zh-Hans': '届时开始的内容' },
        until: { en: 'Begins at, seconds since 1970', 'zh-Hans': '开始时间（1970 年起的秒数）' },
        tone: { en: 'Ground', 'zh-Hans': '底色' },
        brand: { en: 'In the brand’s colour', 'zh-Hans': '品牌色' },
        quiet: { en: 'Quiet', 'zh-Hans': '素色' },
      },
    },
    examples: {
      full: {
        value: { title, until: 2_000_000_000 },
        config: { on: { tap: { do: 'go', url: '/activity/list' } } },
      },
      over: { value: { title, until: 1 }, config: { tone: 'quiet' } },
    },
  },
  CountdownRibbon,
)
