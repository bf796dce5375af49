import * as v from 'valibot'

export const valueSchema = v.optional(v.unknown())
export const configSchema = v.object({})
