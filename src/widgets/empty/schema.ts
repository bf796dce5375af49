import * as v from 'valibot'
import { l10n } from '../../api/shapes'
import { actionSlots } from '../../engine/node-schemas'

export const valueSchema = v.optional(
  v.object({
    title: v.optional(l10n, ''),
    note: v.optional(l10n, ''),
    /** The way on; needs `url` or `on.tap`. */
    actionText: v.optional(l10n, ''),
    url: v.optional(v.string(), ''),
  }),
  {},
)
export type EmptyValue = v.InferOutput<typeof valueSchema>

const VARIANTS = ['empty', 'error', 'offline', 'locked', 'notfound', 'coming', 'search'] as const

export const configSchema = v.object({
  variant: v.fallback(v.optional(v.picklist(VARIANTS), 'empty'), 'empty'),
  compact: v.fallback(v.optional(v.boolean(), false), false),
  on: actionSlots,
})
export type EmptyConfig = v.InferOutput<typeof configSchema>
