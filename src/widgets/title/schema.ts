import * as v from 'valibot'
import { l10n } from '../../api/shapes'
import { actionSlots } from '../../engine/node-schemas'

export const valueSchema = v.optional(
  v.object({
    title: v.optional(l10n),
    sub: v.optional(l10n),
    more: v.optional(v.object({ text: v.optional(l10n), url: v.string() })),
  }),
  {},
)
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** Used when the value has no title. */
  title: v.optional(l10n),
  level: v.fallback(v.optional(v.picklist([1, 2, 3]), 2), 2),
  align: v.fallback(v.optional(v.picklist(['start', 'center']), 'start'), 'start'),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>
