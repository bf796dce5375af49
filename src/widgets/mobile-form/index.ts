import { defineWidget } from '../../engine/contract'
import { MobileForm } from './mobile-form'
import { configSchema, valueSchema } from './schema'

export const mobileForm = defineWidget(
  {
    type: 'mobileForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 360,
    examples: { full: { config: {} } },
  },
  MobileForm,
)
