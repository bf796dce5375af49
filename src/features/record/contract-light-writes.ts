import * as v from 'valibot'
import { guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'
import { dataJson, lightInput, lightKey, lightRecord } from './contract-light'

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
