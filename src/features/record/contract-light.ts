import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { id, pageOf } from '../../http/shapes'
import { isObject, parseJson } from '../../shared/json'

/** A light-app record: `_id` on the wire, `id` in the app (client spec §3). `DataJson` is JSON text. */
export const lightRecord = v.pipe(
  v.object({ _id: id, tableName: v.string(), DataJson: v.string() }),
  v.transform(({ _id, ...rest }) => ({ id: _id, ...rest })),
)
export type LightRecord = v.InferOutput<typeof lightRecord>

/** JSON as text. */
export const dataJson = v.pipe(v.string(), v.maxLength(20_000))

/** What is written: `id` is empty for a new record. */
export const lightInput = v.object({
  tableName: v.string(),
  id: v.optional(v.string(), ''),
  DataJson: dataJson,
})

export const lightKey = v.object({ tableName: v.string(), id })

export const lightPaging = v.object({
  tableName: v.string(),
  pageIndex: v.optional(v.number(), 1),
  pageSize: v.optional(v.number(), 15),
})

/** GET Api/LightApp/getsingle: null when there is none. */
export const getLightRecord = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/LightApp/getsingle',
    query: lightKey,
    data: v.nullable(lightRecord),
    auth: 'user',
  }),
  ({ query }) => missing({ tableName: query.tableName, id: query.id }),
)

/** GET Api/LightApp/GetList: all of the caller’s records of a table, newest first. */
export const listLightRecords = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/LightApp/GetList',
    query: v.object({ tableName: v.string() }),
    data: v.array(lightRecord),
    auth: 'user',
  }),
  ({ query }) => missing({ tableName: query.tableName }),
)

/** A light-app record as the app reads it: its data, and its id. Damaged data are none. */
export function openLightRecord({
  id,
  DataJson,
}: LightRecord): Record<string, unknown> & { readonly id: string } {
  const data = parseJson(DataJson)
  return { ...(isObject(data) ? data : {}), id }
}

/** GET Api/LightApp/GetPagedList: the caller’s records of a table, newest first. */
export const pageLightRecords = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/LightApp/GetPagedList',
    query: lightPaging,
    data: pageOf(lightRecord),
    auth: 'user',
  }),
  ({ query }) => missing({ tableName: query.tableName }),
)
