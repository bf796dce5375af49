import * as v from 'valibot'

export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  loginUrl: v.optional(v.string(), '/user/login'),
})

export type SettingsPanelConfig = v.InferOutput<typeof configSchema>
