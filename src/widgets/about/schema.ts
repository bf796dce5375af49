import * as v from 'valibot'
import { l10n } from '../../api/shapes'

const link = v.object({
  id: v.string(),
  icon: v.optional(v.string(), ''),
  title: l10n,
  url: v.string(),
})

export const valueSchema = v.object({
  /** A sentence or two under the name. */
  intro: v.optional(l10n, ''),
  links: v.optional(v.array(link), []),
  /** The small print at the end. */
  note: v.optional(l10n, ''),
})
export type AboutValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({})
