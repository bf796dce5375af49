import * as v from 'valibot'
import { getConfigValue } from '../../../../engine/calls'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { AppUpdate } from './app-update'

/** 'Version config' (commerce spec §3): the newest version a system, and where that of Apple is. */
export const valueSchema = v.object({
  ios: v.optional(v.string(), ''),
  android: v.optional(v.string(), ''),
  iosUrl: v.optional(v.string(), ''),
  androidUrl: v.optional(v.string(), ''),
  note: v.optional(l10n, ''),
})
export type AppUpdateValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** `page`: where to get the app. `overlay`: the question whether to update, laid over what was there. */
  look: v.fallback(v.optional(v.picklist(['page', 'overlay']), 'page'), 'page'),
})
export type AppUpdateConfig = v.InferOutput<typeof configSchema>

const value = {
  ios: '9.2.0',
  android: '9.1.4',
  iosUrl: 'https://taproom.example/app',
  note: { en: 'Faster lists, calmer nights.', 'zh-Hans': '列表更快，夜里更安静。' },
}

/** `appUpdate`: the app's versions and where they are. */
export const appUpdate = defineWidget(
  {
    type: 'appUpdate',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    load: async ({ signal }) =>
      ((await getConfigValue({ query: { type: 'version' } }, { quiet: true, signal })) ??
        {}) as Partial<AppUpdateValue>,
    height: 360,
    examples: {
      full: { value, config: {} },
      latest: { value: { ...value, ios: '1.0.0', android: '1.0.0', note: '' }, config: {} },
      bare: { value: {}, config: {} },
    },
  },
  AppUpdate,
)
