import { defineWidget } from '../../engine/contract'
import { DividerWidget } from './divider'
import { configSchema, valueSchema } from './schema'

/** `divider`: a line between two things. */
export const divider = defineWidget(
  {
    type: 'divider',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 48,
    examples: {
      full: { value: { en: 'And then', 'zh-Hans': '然后' }, config: {} },
      bare: { config: { size: 's' } },
    },
  },
  DividerWidget,
)
