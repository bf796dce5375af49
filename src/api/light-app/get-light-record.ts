import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { lightKey, lightRecord } from './shapes'

/** GET Api/LightApp/getsingle: null when there is none. */
export const getLightRecord = guarded(
  endpoint({
    method: 'GET',
    path: 'Api/LightApp/getsingle',
    query: lightKey,
    data: v.nullable(lightRecord),
    auth: 'user',
  }),
  ({ query }) => missing({ tableName: query.tableName, id: query.id }),
)
