import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { Group } from './group'

export const configSchema = v.object({
  title: v.optional(l10n),
  /** On a surface of its own, with rounded corners. */
  card: v.fallback(v.optional(v.boolean(), false), false),
})
export type GroupConfig = v.InferOutput<typeof configSchema>

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
    config: configSchema,
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
