import * as v from 'valibot'
import { id } from '../shapes'

/** One remembered search (commerce spec §3). */
export const searchRecord = v.object({
  id,
  userId: id,
  type: v.string(),
  name: v.string(),
})
export type SearchRecord = v.InferOutput<typeof searchRecord>
