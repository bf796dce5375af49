import * as v from 'valibot'

export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  registerUrl: v.optional(v.string(), '/user/reg'),
  termsUrl: v.optional(v.string(), '/user/respect'),
  /** Which way is shown first. */
  way: v.fallback(v.optional(v.picklist(['code', 'password']), 'code'), 'code'),
})

export type LoginFormConfig = v.InferOutput<typeof configSchema>
export type Way = LoginFormConfig['way']

export const registerConfigSchema = v.object({
  loginUrl: v.optional(v.string(), '/user/login'),
  termsUrl: v.optional(v.string(), '/user/respect'),
})

export type RegisterFormConfig = v.InferOutput<typeof registerConfigSchema>

export const bindConfigSchema = v.object({})
