import * as v from 'valibot'

/** Terminals come from the generic calls; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** The parameter of the page's address that names the channel to begin with. */
  idParam: v.fallback(v.optional(v.string(), 'channel'), 'channel'),
  /** What the terminals bring in. */
  income: v.fallback(v.optional(v.boolean(), true), true),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
})
export type TerminalListConfig = v.InferOutput<typeof configSchema>
