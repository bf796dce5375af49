import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { lightKey } from './shapes'

/** DELETE Api/LightApp/Delete */
export const deleteLightRecord = guarded(
  endpoint({
    method: 'DELETE',
    path: 'Api/LightApp/Delete',
    query: lightKey,
    data: v.null(),
    auth: 'user',
  }),
  ({ query }) => missing({ tableName: query.tableName, id: query.id }),
)
