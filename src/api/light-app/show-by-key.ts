import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'
import { lightRecord } from './shapes'

/** GET light/{key}/show */
export const showLightByKey = guarded(
  endpoint({
    method: 'GET',
    path: 'light/{key}/show',
    query: v.object({ id }),
    data: v.nullable(lightRecord),
    auth: 'user',
  }),
  ({ params }) => missing({ key: params.key }),
)
