import * as v from 'valibot'
import { id } from '../shapes'

/** A light-app record: `_id` on the wire, `id` in the app (client spec §3). `DataJson` is JSON text. */
export const lightRecord = v.pipe(
  v.object({ _id: id, tableName: v.string(), DataJson: v.string() }),
  v.transform(({ _id, ...rest }) => ({ id: _id, ...rest })),
)
export type LightRecord = v.InferOutput<typeof lightRecord>

/** What is written: `id` is empty for a new record. */
export const lightInput = v.object({
  tableName: v.string(),
  id: v.optional(v.string(), ''),
  DataJson: v.string(),
})

export const lightKey = v.object({ tableName: v.string(), id })

export const lightPaging = v.object({
  tableName: v.string(),
  pageIndex: v.optional(v.number(), 1),
  pageSize: v.optional(v.number(), 15),
})
