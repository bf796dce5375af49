import * as v from 'valibot'

/** The address, unless the page's own names one. */
export const valueSchema = v.optional(v.object({ url: v.optional(v.string(), '') }), { url: '' })
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** The hosts that are shown: `example.com` itself, `*.example.com` what lies below it. */
  hosts: v.optional(v.array(v.string()), []),
})
export type Config = v.InferOutput<typeof configSchema>
