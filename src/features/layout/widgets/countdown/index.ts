import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { CountdownWidget } from './countdown'

export const valueSchema = v.object({
  /** Seconds since 1970. */
  until: v.number(),
  /** What it counts to. */
  text: v.optional(l10n, ''),
  /** Said once it is over. */
  ended: v.optional(l10n, ''),
})
export type CountdownValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({})

const text = { en: 'Fresh hops arrive in', 'zh-Hans': '鲜酒花到店倒计时' }

/** `countdown`: to a moment. */
export const countdown = defineWidget(
  {
    type: 'countdown',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 60,
    examples: {
      full: { value: { until: 2_000_000_000, text }, config: {} },
      over: {
        value: { until: 1, ended: { en: 'The hops are here', 'zh-Hans': '酒花已到店' } },
        config: {},
      },
    },
  },
  CountdownWidget,
)
