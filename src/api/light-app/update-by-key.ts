import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'
import { lightRecord } from './shapes'

/** POST light/{key}/update */
export const updateLightByKey = guarded(
  endpoint({
    method: 'POST',
    path: 'light/{key}/update',
    body: v.object({ id, DataJson: v.string() }),
    data: lightRecord,
    auth: 'user',
  }),
  ({ params, body }) => missing({ key: params.key, id: body.id, data: body.DataJson }),
)
