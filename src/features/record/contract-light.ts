import * as v from 'valibot'
import { guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { id, pageOf } from '../../http/shapes'
import { isObject, parseJson } from '../../shared/json'

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

/** POST light/{key}/add */
export const addLightByKey = guarded(
  endpoint({
    method: 'POST',
    path: 'light/{key}/add',
    body: v.object({ DataJson: v.string() }),
    data: lightRecord,
    auth: 'user',
  }),
  ({ params, body }) => missing({ key: params.key, data: body.DataJson }),
)

/** POST Api/LightApp/add */
export const addLightRecord = guarded(
  endpoint({
    method: 'POST',
    path: 'Api/LightApp/add',
    body: lightInput,
    data: lightRecord,
    auth: 'user',
  }),
  ({ body }) => missing({ tableName: body.tableName, data: body.DataJson }),
)

/** DELETE light/{key}/delete */
export const deleteLightByKey = guarded(
  endpoint({
    method: 'DELETE',
    path: 'light/{key}/delete',
    query: v.object({ id }),
    data: v.null(),
    auth: 'user',
  }),
  ({ params, query }) => missing({ key: params.key, id: query.id }),
)

/** DELETE Api/LightApp/Delete */
export const deleteLightRecord = guarded(
  endpoint({
    method: 'DELETE',
    path: 'Api/LightApp/Delete',
    query: lightKey,
    data: v.null(),
    auth: 'user',
  }),
  ({ query }) => missing({ tableName: query.tableName, id: query.id }),
)

/**
 * DELETE Api/LightApp/deleteMany: several records at once; answers how many went. The specification leaves
 * its method open: a removal, so DELETE (point 10). `ids` are comma-separated.
 */
export const deleteLightRecords = guarded(
  endpoint({
    method: 'DELETE',
    path: 'Api/LightApp/deleteMany',
    query: v.object({ tableName: v.string(), ids: v.string() }),
    data: v.number(),
    auth: 'user',
  }),
  ({ query }) => missing({ tableName: query.tableName, id: query.ids }),
)

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

/** GET light/{key}/list: as GetList, the table in the path (open shape; point 10). */
export const listLightByKey = guarded(
  endpoint({
    method: 'GET',
    path: 'light/{key}/list',
    data: v.array(lightRecord),
    auth: 'user',
  }),
  ({ params }) => missing({ key: params.key }),
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

/** GET light/{key}/show */
export const showLightByKey = guarded(
  endpoint({
    method: 'GET',
    path: 'light/{key}/show',
    query: v.object({ id }),
    data: v.nullable(lightRecord),
    auth: 'user',
  }),
  ({ params }) => missing({ key: params.key }),
)

/** POST light/{key}/update */
export const updateLightByKey = guarded(
  endpoint({
    method: 'POST',
    path: 'light/{key}/update',
    body: v.object({ id, DataJson: v.string() }),
    data: lightRecord,
    auth: 'user',
  }),
  ({ params, body }) => missing({ key: params.key, id: body.id, data: body.DataJson }),
)

/** POST Api/LightApp/Update */
export const updateLightRecord = guarded(
  endpoint({
    method: 'POST',
    path: 'Api/LightApp/Update',
    body: lightInput,
    data: lightRecord,
    auth: 'user',
  }),
  ({ body }) => missing({ tableName: body.tableName, id: body.id, data: body.DataJson }),
)
