import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'

/**
 * DELETE Api/LightApp/deleteMany: several records at once; answers how many went. The specification leaves
 * its method open: a removal, so DELETE (decisions.md, 10). `ids` are comma-separated.
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
