import * as v from 'valibot'

/** The list is loaded by the component; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** Picks one for the page below. Also on when the page has `pick=1`. */
  pick: v.fallback(v.optional(v.boolean(), false), false),
})
export type AddressListConfig = v.InferOutput<typeof configSchema>
