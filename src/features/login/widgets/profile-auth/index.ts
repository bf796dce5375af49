import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { ProfileAuth } from './profile-auth'

export const valueSchema = v.optional(v.unknown())
export const configSchema = v.object({})

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
