import { defineWidget } from '../../engine/contract'
import { LoginForm } from './login-form'
import { configSchema, valueSchema } from './schema'

export const loginForm = defineWidget(
  {
    type: 'loginForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 520,
    examples: {
      full: { config: {} },
      password: { config: { way: 'password', registerUrl: '' } },
    },
  },
  LoginForm,
)
