import * as v from 'valibot'
import { defineWidget } from '../../engine/contract'
import { Group } from './group'
import { configSchema } from './schema'

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
      full: { config: { title: { en: 'From the cellar', 'zh-Hans': '酒窖里' }, card: true } },
      plain: { config: {} },
    },
  },
  Group,
)
