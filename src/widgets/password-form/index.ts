import { defineWidget } from '../../engine/contract'
import { PasswordForm } from './password-form'
import { configSchema, valueSchema } from './schema'

/** Logging in is asked by the definition: who forgot the password cannot. */
export const passwordForm = defineWidget(
  {
    type: 'passwordForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 420,
    examples: { full: { config: {} }, find: { config: { way: 'find' } } },
  },
  PasswordForm,
)
