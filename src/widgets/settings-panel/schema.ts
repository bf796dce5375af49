import * as v from 'valibot'

export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  loginUrl: v.optional(v.string(), '/user/login'),
  privacyUrl: v.optional(v.string(), '/views/index?url=/user/privacy'),
  termsUrl: v.optional(v.string(), '/views/index?url=/user/terms'),
  aboutUrl: v.optional(v.string(), '/user/respect'),
})

export type SettingsPanelConfig = v.InferOutput<typeof configSchema>
