import * as v from 'valibot'
import {
  type FieldCondition,
  LOGICAL_OPERATORS,
  QUERY_OPERATORS,
  type Scalar,
} from '../../shared/query/condition'
import type { Sort } from '../../shared/query/sort'

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()])

/** A record of an entity: which fields it has is the entity's business. */
export const record = v.record(v.string(), scalar)
export type EntityRecord = Readonly<Record<string, Scalar>>

/** More than this many values or conditions is no question a page asks. */
const MOST = 200

export const fieldCondition: v.GenericSchema<FieldCondition> = v.object({
  field: v.string(),
  operator: v.picklist(QUERY_OPERATORS),
  value: v.union([scalar, v.pipe(v.array(scalar), v.maxLength(MOST))]),
})

/** The wire takes any text as `type`, so that a wrong one is answered with the specified sentence. */
export const sorts: v.GenericSchema<readonly Sort[]> = v.pipe(
  v.array(v.object({ field: v.string(), type: v.string() })),
  v.transform((list) => list as readonly Sort[]),
) as unknown as v.GenericSchema<readonly Sort[]>

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
