import { defineWidget } from '../../engine/contract'
import { NicknameForm } from './nickname-form'
import { configSchema, valueSchema } from './schema'

export const nicknameForm = defineWidget(
  {
    type: 'nicknameForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 240,
    examples: { full: { config: {} } },
  },
  NicknameForm,
)
