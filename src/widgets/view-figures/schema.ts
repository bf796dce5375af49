import * as v from 'valibot'
import { figures } from '../../api/engine/shapes'
import { l10n } from '../../api/shapes'

export const valueSchema = v.optional(figures, [])
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  title: v.optional(l10n),
  /** `view/{key}/card` or `view/{key}/me`. */
  key: v.optional(v.string(), ''),
})
export type Config = v.InferOutput<typeof configSchema>
