import * as v from 'valibot'

/** Nothing is sent with the node: the widget shows who is logged in. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({})
