import * as v from 'valibot'

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
