import * as v from 'valibot'

/** One choice of a dictionary (client spec §3: key and value). */
export const keyValue = v.object({
  key: v.union([v.string(), v.number()]),
  value: v.string(),
  /** A colour's name for tags, where the choice has one (commerce spec §3, 'Enum item'). */
  color: v.optional(v.string()),
})
export type KeyValue = v.InferOutput<typeof keyValue>
