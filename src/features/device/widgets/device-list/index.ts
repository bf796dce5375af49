import { defineWidget } from '../../../../engine/contract'
import { DeviceList } from './device-list'
import { configSchema, valueSchema } from './schema'

/** The user's devices: their state, when they were seen, what they bring in, and the way to manage them. */
export const deviceList = defineWidget(
  {
    type: 'deviceList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      full: { config: {} },
      plain: { config: { filter: false, income: false } },
    },
  },
  DeviceList,
)
