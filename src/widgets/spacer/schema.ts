import * as v from 'valibot'

/** A spacer shows nothing of its own. */
export const valueSchema = v.unknown()

export const configSchema = v.object({
  /** A hairline in the middle of the gap. */
  line: v.fallback(v.optional(v.boolean(), false), false),
})
export type Config = v.InferOutput<typeof configSchema>
