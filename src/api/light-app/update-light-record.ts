import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { lightInput, lightRecord } from './shapes'

/** POST Api/LightApp/Update */
export const updateLightRecord = guarded(
  endpoint({
    method: 'POST',
    path: 'Api/LightApp/Update',
    body: lightInput,
    data: lightRecord,
    auth: 'user',
  }),
  ({ body }) => missing({ tableName: body.tableName, id: body.id, data: body.DataJson }),
)
