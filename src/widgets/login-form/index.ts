import { defineWidget } from '../../engine/contract'
import { BindMobile } from './bind-mobile'
import { LoginForm } from './login-form'
import { RegisterForm } from './register-form'
import { bindConfigSchema, configSchema, registerConfigSchema, valueSchema } from './schema'

/* One folder for the three ways in: they share their fields, and widgets do not import each other. */

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

export const registerForm = defineWidget(
  {
    type: 'registerForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: registerConfigSchema,
    ownData: true,
    height: 560,
    examples: { full: { config: {} } },
  },
  RegisterForm,
)

export const bindMobile = defineWidget(
  {
    type: 'bindMobile',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: bindConfigSchema,
    ownData: true,
    height: 480,
    examples: { full: { config: {} } },
  },
  BindMobile,
)
