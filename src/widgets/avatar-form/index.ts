import { defineWidget } from '../../engine/contract'
import { AvatarForm } from './avatar-form'
import { configSchema, valueSchema } from './schema'

export const avatarForm = defineWidget(
  {
    type: 'avatarForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 420,
    examples: { full: { config: {} } },
  },
  AvatarForm,
)
