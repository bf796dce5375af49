import * as v from 'valibot'
import { getConfigValue } from '../../../../engine/calls'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { About } from './about'
import { AppUpdate } from './app-update'

const link = v.object({
  id: v.string(),
  icon: v.optional(v.string(), ''),
  title: l10n,
  url: v.string(),
})

export const aboutValue = v.object({
  /** A sentence or two under the name. */
  intro: v.optional(l10n, ''),
  links: v.optional(v.array(link), []),
  /** The small print at the end. */
  note: v.optional(l10n, ''),
})
export type AboutValue = v.InferOutput<typeof aboutValue>

export const aboutConfig = v.object({})

export const about = defineWidget(
  {
    type: 'about',
    version: 1,
    tier: 'account',
    value: aboutValue,
    config: aboutConfig,
    height: 900,
    examples: {
      full: {
        value: {
          intro: { en: 'A shop for craft beer.', 'zh-Hans': '一间精酿啤酒铺子。' },
          note: { en: 'Enjoy with care.', 'zh-Hans': '请理性饮酒。' },
          links: [
            {
              id: 'privacy',
              icon: 'shield-check',
              title: { en: 'Privacy policy', 'zh-Hans': '隐私政策' },
              url: '/views/index?url=/user/privacy',
            },
          ],
        },
        config: {},
      },
      bare: { value: {}, config: {} },
    },
  },
  About,
)

const optionalText = v.optional(v.string(), '')

/**
 * 'Version config' (commerce spec §3): the newest version a system, and where that of Apple is. What else is
 * here is ours (decision 0077).
 */
export const appUpdateValue = v.object({
  ios: optionalText,
  android: optionalText,
  /** Where a host runs another version than the apps: empty means the newer one of those. */
  h5: optionalText,
  weapp: optionalText,
  alipay: optionalText,
  /** Whoever is older than this has to update before anything else. */
  minClient: optionalText,
  iosUrl: optionalText,
  androidUrl: optionalText,
  /** Links of WeChat and of Alipay that open the mini-program, or by what name it is found there. */
  weappUrl: optionalText,
  weappName: optionalText,
  alipayUrl: optionalText,
  alipayName: optionalText,
  /** For computers. */
  desktopUrl: optionalText,
  /** Release notes. */
  note: v.optional(l10n, ''),
})
export type AppUpdateValue = v.InferOutput<typeof appUpdateValue>

export const appUpdateConfig = v.object({
  /** `page`: where to get the app. `overlay`: the question whether to update, laid over what was there. */
  look: v.fallback(v.optional(v.picklist(['page', 'overlay']), 'page'), 'page'),
})
export type AppUpdateConfig = v.InferOutput<typeof appUpdateConfig>

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
    value: appUpdateValue,
    config: appUpdateConfig,
    load: async ({ signal }) =>
      ((await getConfigValue({ query: { type: 'version' } }, { quiet: true, signal })) ??
        {}) as Partial<AppUpdateValue>,
    height: 1200,
    examples: {
      full: { value, config: {} },
      everywhere: {
        value: { ...value, weappName: 'Taproom', desktopUrl: 'https://taproom.example/' },
        config: {},
      },
      latest: { value: { ...value, ios: '1.0.0', android: '1.0.0', note: '' }, config: {} },
      bare: { value: {}, config: {} },
    },
  },
  AppUpdate,
)
