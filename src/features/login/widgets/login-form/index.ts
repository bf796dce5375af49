import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { BindMobile } from './bind-mobile'
import { LoginForm } from './login-form'
import { RegisterForm } from './register-form'

export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  registerUrl: v.optional(v.string(), '/user/reg'),
  findUrl: v.optional(v.string(), '/auto/edit?url=/user/password/find'),
  termsUrl: v.optional(v.string(), '/views/index?url=/user/terms'),
  /** Which way is shown first. */
  way: v.fallback(v.optional(v.picklist(['code', 'password']), 'code'), 'code'),
})

export type LoginFormConfig = v.InferOutput<typeof configSchema>
export type Way = LoginFormConfig['way']

export const registerConfigSchema = v.object({
  loginUrl: v.optional(v.string(), '/user/login'),
  termsUrl: v.optional(v.string(), '/views/index?url=/user/terms'),
})

export type RegisterFormConfig = v.InferOutput<typeof registerConfigSchema>

export const bindConfigSchema = v.object({})

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
