import { defineWidget } from '../../engine/contract'
import { ProfileAuth } from './profile-auth'
import { configSchema, valueSchema } from './schema'

export const profileAuth = defineWidget(
  {
    type: 'profileAuth',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 400,
    examples: { full: { config: {} } },
  },
  ProfileAuth,
)
