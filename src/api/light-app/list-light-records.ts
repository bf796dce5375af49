import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { lightRecord } from './shapes'

/** GET Api/LightApp/GetList: all of the caller’s records of a table, newest first. */
export const listLightRecords = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/LightApp/GetList',
    query: v.object({ tableName: v.string() }),
    data: v.array(lightRecord),
    auth: 'user',
  }),
  ({ query }) => missing({ tableName: query.tableName }),
)
