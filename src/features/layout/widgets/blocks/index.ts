import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { CountdownWidget, DividerWidget, Empty, Group } from './blocks'

const dividerValue = v.optional(v.union([v.object({ text: l10n }), l10n]), '')
export type DividerValue = v.InferOutput<typeof dividerValue>

const dividerConfig = v.object({
  /** Air above and below. */
  size: v.fallback(v.optional(v.picklist(['s', 'm', 'l']), 'm'), 'm'),
})
export type DividerConfig = v.InferOutput<typeof dividerConfig>

/** `divider`: a line between two things. */
export const divider = defineWidget(
  {
    type: 'divider',
    version: 1,
    tier: 'commerce',
    value: dividerValue,
    config: dividerConfig,
    height: 48,
    examples: {
      full: { value: { en: 'And then', 'zh-Hans': '然后' }, config: {} },
      bare: { config: { size: 's' } },
    },
  },
  DividerWidget,
)

const emptyValue = v.optional(
  v.object({
    title: v.optional(l10n, ''),
    note: v.optional(l10n, ''),
    /** The way on; needs `url` or `on.tap`. */
    actionText: v.optional(l10n, ''),
    url: v.optional(v.string(), ''),
  }),
  {},
)
export type EmptyValue = v.InferOutput<typeof emptyValue>

const VARIANTS = ['empty', 'error', 'offline', 'locked', 'notfound', 'coming', 'search'] as const

const emptyConfig = v.object({
  variant: v.fallback(v.optional(v.picklist(VARIANTS), 'empty'), 'empty'),
  compact: v.fallback(v.optional(v.boolean(), false), false),
  on: actionSlots,
})
export type EmptyConfig = v.InferOutput<typeof emptyConfig>

/** `empty`: a designed nothing. */
export const empty = defineWidget(
  {
    type: 'empty',
    version: 1,
    tier: 'commerce',
    value: emptyValue,
    config: emptyConfig,
    height: ({ compact }, given) =>
      compact ? 160 : v.is(v.object({ actionText: v.any() }), given) ? 387 : 296,
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

const groupConfig = v.object({
  title: v.optional(l10n),
  /** On a surface of its own, with rounded corners. */
  card: v.fallback(v.optional(v.boolean(), false), false),
  /** Side by side where a screen is wide enough, by twos. */
  pairs: v.fallback(v.optional(v.boolean(), false), false),
})
export type GroupConfig = v.InferOutput<typeof groupConfig>

const NOTE = {
  config: { type: 'richText' },
  value: {
    html: {
      en: '<p>Oak casks, two winters, <strong>no hurry</strong>.</p>',
      'zh-Hans': '<p>橡木桶，两个冬天，<strong>不着急</strong>。</p>',
    },
  },
}

/** `group`: widgets in a box of their own, with a title if it has one. Slot: `content`. */
export const group = defineWidget(
  {
    type: 'group',
    version: 1,
    tier: 'commerce',
    value: v.optional(v.unknown()),
    config: groupConfig,
    height: 160,
    examples: {
      full: {
        slots: { content: [NOTE, { config: { type: 'divider' } }, NOTE] },
        config: { title: { en: 'From the cellar', 'zh-Hans': '酒窖里' }, card: true },
      },
      plain: { slots: { content: [NOTE] }, config: {} },
    },
  },
  Group,
)

const countdownValue = v.object({
  /** Seconds since 1970. */
  until: v.number(),
  /** What it counts to. */
  text: v.optional(l10n, ''),
  /** Said once it is over. */
  ended: v.optional(l10n, ''),
})
export type CountdownValue = v.InferOutput<typeof countdownValue>

const countdownConfig = v.object({})

const text = { en: 'Fresh hops arrive in', 'zh-Hans': '鲜酒花到店倒计时' }

/** `countdown`: to a moment. */
export const countdown = defineWidget(
  {
    type: 'countdown',
    version: 1,
    tier: 'commerce',
    value: countdownValue,
    config: countdownConfig,
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
