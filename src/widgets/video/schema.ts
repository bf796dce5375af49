import * as v from 'valibot'
import { l10n } from '../../api/shapes'

export const valueSchema = v.object({
  src: v.string(),
  poster: v.optional(v.string(), ''),
  title: v.optional(l10n, ''),
})
export type VideoValue = v.InferOutput<typeof valueSchema>

const flag = (by: boolean) => v.fallback(v.optional(v.boolean(), by), by)
export const configSchema = v.object({
  /** On wifi only, and without a sound. */
  autoplay: flag(false),
  loop: flag(false),
  controls: flag(true),
})
export type VideoConfig = v.InferOutput<typeof configSchema>
