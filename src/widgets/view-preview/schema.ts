import * as v from 'valibot'

/** A definition as the server has it, unread; null when there is none. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** Which page, unless the address names one as `key`. */
  key: v.optional(v.string(), ''),
})
export type Config = v.InferOutput<typeof configSchema>
