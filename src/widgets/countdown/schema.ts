import * as v from 'valibot'
import { l10n } from '../../api/shapes'

export const valueSchema = v.object({
  /** Seconds since 1970. */
  until: v.number(),
  /** What it counts to. */
  text: v.optional(l10n, ''),
  /** Said once it is over. */
  ended: v.optional(l10n, ''),
})
export type CountdownValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({})
