import * as v from 'valibot'

/** What is known of a person’s real name; name and number are masked. */
export const identity = v.object({
  isVerified: v.boolean(),
  name: v.string(),
  idCard: v.string(),
})
export type Identity = v.InferOutput<typeof identity>
