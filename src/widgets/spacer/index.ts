import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { Spacer } from './spacer'

/** `spacer`: air, or a hairline, between two widgets. */
export const spacer = defineWidget(
  {
    type: 'spacer',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    height: 12,
    examples: { full: { config: { line: true } }, plain: { config: {} } },
  },
  Spacer,
)
