import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { lightRecord } from './shapes'

/** POST light/{key}/add */
export const addLightByKey = guarded(
  endpoint({
    method: 'POST',
    path: 'light/{key}/add',
    body: v.object({ DataJson: v.string() }),
    data: lightRecord,
    auth: 'user',
  }),
  ({ params, body }) => missing({ key: params.key, data: body.DataJson }),
)
