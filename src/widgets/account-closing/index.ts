import { defineWidget } from '../../engine/contract'
import { AccountClosing } from './account-closing'
import { configSchema, valueSchema } from './schema'

export const accountClosing = defineWidget(
  {
    type: 'accountClosing',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} } },
  },
  AccountClosing,
)
