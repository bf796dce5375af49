import * as v from 'valibot'
import { l10n } from '../../api/shapes'

export const valueSchema = v.optional(v.union([v.object({ text: l10n }), l10n]), '')
export type DividerValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** Air above and below. */
  size: v.fallback(v.optional(v.picklist(['s', 'm', 'l']), 'm'), 'm'),
})
export type DividerConfig = v.InferOutput<typeof configSchema>
