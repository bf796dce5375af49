import {
  listRecords as listEntity,
  pageRecords as pageEntity,
} from '../../src/features/record/contract'
import {
  addRecord,
  deleteRecord,
  getKeyValues,
  queryById,
  querySingle,
  updateRecord,
} from '../../src/features/record/contract-writes'
import { listRecords, pageRecords } from '../database/records'
import { type Handler, handle } from '../handler'
import { entityOf, equalTo, sourceOf } from './source'
import { add, remove, update } from './write'

/** The generic calls of client spec §7 over the entities of `entities.ts`. */
export const handlers: readonly Handler[] = [
  handle(addRecord, async ({ params, body }, context) =>
    add(entityOf(params.entity), body, context),
  ),
  handle(updateRecord, async ({ params, body }, context) =>
    update(entityOf(params.entity), body, context),
  ),
  handle(deleteRecord, async ({ params }, context) =>
    remove(entityOf(params.entity), params.id, context),
  ),

  handle(querySingle, async ({ params, query }, context) => {
    const entity = entityOf(params.type)
    const condition = equalTo(entity, query)
    const [first] = await listRecords(context.db, sourceOf(entity, context), { condition }, 1)
    return first ?? null
  }),
  handle(queryById, async ({ params, query }, context) => {
    const entity = entityOf(params.type)
    const condition = equalTo(entity, { id: query.id })
    const [first] = await listRecords(context.db, sourceOf(entity, context), { condition }, 1)
    return first ?? null
  }),

  handle(listEntity, async ({ params, body }, context) => {
    const { queries, sorts, limit } = body
    const condition = { logicalOperator: 'and', conditions: queries } as const
    const source = sourceOf(entityOf(params.type), context)
    return listRecords(context.db, source, { condition, sorts }, limit)
  }),
  // `module` names the server's part of the program that keeps the entity; here there is one.
  handle(pageEntity, async ({ params, body }, context) => {
    const entity = entityOf(params.type)
    const source = sourceOf(entity, context, body.fields)
    await entity.refresh?.(context)
    return pageRecords(context.db, source, body)
  }),

  handle(getKeyValues, async ({ params }, context) => {
    const entity = entityOf(params.type)
    const source = sourceOf(entity, context, ['id', entity.label])
    const rows = await listRecords(context.db, source, {})
    return rows.map((row) => ({ key: String(row.id), value: String(row[entity.label]) }))
  }),
]
