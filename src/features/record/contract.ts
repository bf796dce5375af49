import * as v from 'valibot'
import { endpoint, guarded, missing, wrongSort } from '../../http/endpoint'
import { fieldCondition, MOST, pageOf, scalar, sorts } from '../../http/shapes'
import { INPUT_MAX_LENGTH } from '../../shared/constants'
import { LOGICAL_OPERATORS, type Scalar } from '../../shared/query'

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
  keyword: v.optional(v.pipe(v.string(), v.maxLength(INPUT_MAX_LENGTH))),
})
export type EntityPagingQuery = v.InferOutput<typeof entityPagingQuery>

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
