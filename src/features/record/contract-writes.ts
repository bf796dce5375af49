import * as v from 'valibot'
import { guarded, missing } from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'
import { record } from './contract'
import { keyValue } from './contract-dictionary'

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
