import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { SettingsPanel } from './settings-panel'

export const settingsPanel = defineWidget(
  {
    type: 'settingsPanel',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 1040,
    examples: { full: { config: {} }, elsewhere: { config: { loginUrl: '/user/reg' } } },
  },
  SettingsPanel,
)
