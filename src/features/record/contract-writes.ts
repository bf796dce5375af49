import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { id } from '../../http/shapes'
import { record } from './contract'
import { keyValue } from './contract-dictionary'
import { dataJson, lightInput, lightKey, lightRecord } from './contract-light'

// CHECK

/** POST {entity}/: adds a record; the server adds its `id` and the `userId` of the caller. */
export const addRecord = guarded(
  endpoint({
    method: 'POST',
    path: '{entity}/',
    body: record,
    data: record,
    auth: 'user',
  }),
  ({ params, body }) => missing({ entity: params.entity, data: body }),
)

/** DELETE {entity}/{id} */
export const deleteRecord = guarded(
  endpoint({
    method: 'DELETE',
    path: '{entity}/{id}',
    data: v.null(),
    auth: 'user',
  }),
  ({ params }) => missing({ entity: params.entity, id: params.id }),
)

/** GET {type}/kv: the records of an entity as key and value, for choices. */
export const getKeyValues = guarded(
  endpoint({
    method: 'GET',
    path: '{type}/kv',
    data: v.array(keyValue),
    auth: 'optional',
  }),
  ({ params }) => missing({ type: params.type }),
)

/** GET Api/{type}/QueryById: null when there is no such record, or it is somebody else’s. */
export const queryById = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/{type}/QueryById',
    query: v.object({ id }),
    data: v.nullable(record),
    auth: 'optional',
  }),
  ({ params, query }) => missing({ type: params.type, id: query.id }),
)

/**
 * GET Api/{type}/QuerySingle: the newest record whose fields equal those of the query; null when there is
 * none.
 */
export const querySingle = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/{type}/QuerySingle',
    query: v.record(v.string(), v.string()),
    data: v.nullable(record),
    auth: 'optional',
  }),
  ({ params }) => missing({ type: params.type }),
)

/** PUT {entity}/: changes the fields that are sent of one of the caller’s records. */
export const updateRecord = guarded(
  endpoint({
    method: 'PUT',
    path: '{entity}/',
    body: v.intersect([v.object({ id }), record]),
    data: record,
    auth: 'user',
  }),
  ({ params, body: { id: recordId, ...data } }) =>
    missing({ entity: params.entity, id: recordId, data }),
)

// CHECK

/** POST light/{key}/add */
export const addLightByKey = guarded(
  endpoint({
    method: 'POST',
    path: 'light/{key}/add',
    body: v.object({ DataJson: dataJson }),
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
    body: v.object({ id, DataJson: dataJson }),
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
