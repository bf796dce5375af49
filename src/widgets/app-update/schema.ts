import * as v from 'valibot'
import { l10n } from '../../api/shapes'

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
