import * as v from 'valibot'
import { l10n } from '../../api/shapes'

/** A text of its own, or the html of a bound record. */
export const valueSchema = v.optional(
  v.union([
    v.object({ html: l10n }),
    v.pipe(
      v.string(),
      v.transform((html) => ({ html })),
    ),
  ]),
  { html: '' },
)
export type Value = v.InferOutput<typeof valueSchema>

const MAX_LENGTH = 20_000

export const configSchema = v.object({
  title: v.optional(l10n),
  /** px: text that is higher is folded. */
  fold: v.fallback(v.optional(v.pipe(v.number(), v.minValue(60))), undefined),
  /** Characters of HTML. */
  maxLength: v.fallback(
    v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_LENGTH)), MAX_LENGTH),
    MAX_LENGTH,
  ),
  profile: v.fallback(v.optional(v.literal('basic'), 'basic'), 'basic'),
})
export type Config = v.InferOutput<typeof configSchema>
