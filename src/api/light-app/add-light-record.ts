import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { lightInput, lightRecord } from './shapes'

/** POST Api/LightApp/add */
export const addLightRecord = guarded(
  endpoint({
    method: 'POST',
    path: 'Api/LightApp/add',
    body: lightInput,
    data: lightRecord,
    auth: 'user',
  }),
  ({ body }) => missing({ tableName: body.tableName, data: body.DataJson }),
)
