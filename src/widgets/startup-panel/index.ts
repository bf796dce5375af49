import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { StartupPanel } from './startup-panel'

export const startupPanel = defineWidget(
  {
    type: 'startupPanel',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 600,
    examples: {
      full: { config: {} },
      elsewhere: { config: { url: '/pages/tabbar/reward' } },
    },
  },
  StartupPanel,
)
