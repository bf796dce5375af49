import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { SexForm } from './sex-form'

export const sexForm = defineWidget(
  {
    type: 'sexForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 300,
    examples: { full: { config: {} } },
  },
  SexForm,
)
