import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { Empty } from './empty'

export const valueSchema = v.optional(
  v.object({
    title: v.optional(l10n, ''),
    note: v.optional(l10n, ''),
    /** The way on; needs `url` or `on.tap`. */
    actionText: v.optional(l10n, ''),
    url: v.optional(v.string(), ''),
  }),
  {},
)
export type EmptyValue = v.InferOutput<typeof valueSchema>

const VARIANTS = ['empty', 'error', 'offline', 'locked', 'notfound', 'coming', 'search'] as const

export const configSchema = v.object({
  variant: v.fallback(v.optional(v.picklist(VARIANTS), 'empty'), 'empty'),
  compact: v.fallback(v.optional(v.boolean(), false), false),
  on: actionSlots,
})
export type EmptyConfig = v.InferOutput<typeof configSchema>

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
