import * as v from 'valibot'
import { l10n } from '../../api/shapes'
import { actionSlots } from '../../engine/node-schemas'

const notice = v.object({
  id: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
  text: l10n,
  url: v.optional(v.string(), ''),
  level: v.fallback(v.optional(v.picklist(['info', 'warning']), 'info'), 'info'),
})
export type Notice = v.InferOutput<typeof notice>

export const valueSchema = v.optional(v.array(notice), [])
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  scroll: v.fallback(v.optional(v.picklist(['vertical', 'horizontal']), 'vertical'), 'vertical'),
  /** ms a notice stays. */
  interval: v.fallback(v.optional(v.pipe(v.number(), v.minValue(2000)), 4000), 4000),
  closable: v.fallback(v.optional(v.boolean(), true), true),
  icon: v.fallback(v.optional(v.string(), 'megaphone'), 'megaphone'),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>
