import * as v from 'valibot'
import {
  fieldCondition,
  guarded,
  MOST,
  missing,
  scalar,
  sorts,
  wrongSort,
} from '../../http/conditions'
import { endpoint } from '../../http/endpoint'
import { id, pageOf } from '../../http/shapes'
import { LOGICAL_OPERATORS, type Scalar } from '../../shared/query'
import { keyValue } from './contract-dictionary'

/** A record of an entity: which fields it has is the entity's business. */
export const record = v.record(v.string(), scalar)
export type EntityRecord = Readonly<Record<string, Scalar>>

/** The paging query of client spec §3; page 1 and size 15 unless said (§9). */
export const entityPagingQuery = v.object({
  condition: v.optional(
    v.object({
      logicalOperator: v.picklist(LOGICAL_OPERATORS),
      conditions: v.pipe(v.array(fieldCondition), v.maxLength(MOST)),
    }),
  ),
  fields: v.optional(v.array(v.string())),
  sorts: v.optional(sorts),
  pageIndex: v.optional(v.number(), 1),
  pageSize: v.optional(v.number(), 15),
  keyword: v.optional(v.string()),
})
export type EntityPagingQuery = v.InferOutput<typeof entityPagingQuery>

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

/** POST {type}/list: records which fit all of `queries`; ten unless `limit` says otherwise. */
export const listRecords = guarded(
  endpoint({
    method: 'POST',
    path: '{type}/list',
    body: v.object({
      queries: v.optional(v.array(fieldCondition), []),
      sorts: v.optional(sorts),
      limit: v.optional(v.number(), 10),
    }),
    data: v.array(record),
    auth: 'optional',
    read: true,
  }),
  ({ params, body }) => missing({ type: params.type }) ?? wrongSort(body.sorts),
)

/** POST {module}/{type}/page: a page of the records of an entity, by the generic paging query. */
export const pageRecords = guarded(
  endpoint({
    method: 'POST',
    path: '{module}/{type}/page',
    body: entityPagingQuery,
    data: pageOf(record),
    auth: 'optional',
    read: true,
  }),
  ({ params, body }) =>
    missing({ entity: params.module, type: params.type }) ?? wrongSort(body.sorts),
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
