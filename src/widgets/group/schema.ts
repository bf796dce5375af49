import * as v from 'valibot'
import { l10n } from '../../api/shapes'

export const configSchema = v.object({
  title: v.optional(l10n),
  /** On a surface of its own, with rounded corners. */
  card: v.fallback(v.optional(v.boolean(), false), false),
})
export type GroupConfig = v.InferOutput<typeof configSchema>
