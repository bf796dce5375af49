import { getConfigValue } from '../../api/dictionary/get-config-value'
import { defineWidget } from '../../engine/contract'
import { AppUpdate } from './app-update'
import { type AppUpdateValue, configSchema, valueSchema } from './schema'

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
