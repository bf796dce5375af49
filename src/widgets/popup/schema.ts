import * as v from 'valibot'

const LONGEST = 60_000
const milliseconds = v.fallback(
  v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST)), 0),
  0,
)

export const configSchema = v.object({
  /** Once in this installation, once a day, or with every visit of the page. */
  frequency: v.fallback(v.optional(v.picklist(['once', 'daily', 'always']), 'once'), 'once'),
  /** Milliseconds until it opens. */
  delayMs: milliseconds,
  /** Milliseconds until it closes by itself; 0 leaves that to the user. */
  closeMs: milliseconds,
})
export type PopupConfig = v.InferOutput<typeof configSchema>
