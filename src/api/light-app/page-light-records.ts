import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { pageOf } from '../shapes'
import { lightPaging, lightRecord } from './shapes'

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
