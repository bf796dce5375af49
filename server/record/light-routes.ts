import {
  getLightRecord,
  listLightRecords,
  pageLightRecords,
} from '../../src/features/record/contract-light'
import {
  addLightByKey,
  addLightRecord,
  deleteLightByKey,
  deleteLightRecord,
  deleteLightRecords,
  listLightByKey,
  showLightByKey,
  updateLightByKey,
  updateLightRecord,
} from '../../src/features/record/contract-writes'
import { splitList } from '../database/page'
import { pageRecords } from '../database/records'
import { callerOf, type Handler, handle } from '../handler'
import { add, find, list, remove, removeAll, update } from './light-records'
import { lightSource } from './light-source'

/** Light-app records (client spec §7); `light/{key}/*` says the same with the table in the path. */
export const handlers: readonly Handler[] = [
  handle(pageLightRecords, async ({ query }, context) =>
    pageRecords(context.db, lightSource(query.tableName, callerOf(context).id), query),
  ),
  handle(listLightRecords, ({ query }, context) => list(query.tableName, context)),
  handle(getLightRecord, ({ query }, context) => find(query.tableName, query.id, context)),
  handle(addLightRecord, ({ body }, context) => add(body.tableName, body.DataJson, context)),
  handle(updateLightRecord, ({ body }, context) => update(body, context)),
  handle(deleteLightRecord, ({ query }, context) => remove(query.tableName, query.id, context)),
  handle(deleteLightRecords, ({ query }, context) =>
    removeAll(query.tableName, splitList(query.ids), context),
  ),

  handle(listLightByKey, ({ params }, context) => list(params.key, context)),
  handle(showLightByKey, ({ params, query }, context) => find(params.key, query.id, context)),
  handle(addLightByKey, ({ params, body }, context) => add(params.key, body.DataJson, context)),
  handle(updateLightByKey, ({ params, body }, context) =>
    update({ tableName: params.key, ...body }, context),
  ),
  handle(deleteLightByKey, ({ params, query }, context) => remove(params.key, query.id, context)),
]
