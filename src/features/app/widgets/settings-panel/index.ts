import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { SettingsPanel } from './settings-panel'

export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  loginUrl: v.optional(v.string(), '/user/login'),
  privacyUrl: v.optional(v.string(), '/views/index?url=/user/privacy'),
  termsUrl: v.optional(v.string(), '/views/index?url=/user/terms'),
  aboutUrl: v.optional(v.string(), '/user/respect'),
})

export type SettingsPanelConfig = v.InferOutput<typeof configSchema>

export const settingsPanel = defineWidget(
  {
    type: 'settingsPanel',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 1040,
    examples: { full: { config: {} }, elsewhere: { config: { loginUrl: '/user/reg' } } },
  },
  SettingsPanel,
)
