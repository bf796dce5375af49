import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { lightRecord } from './shapes'

/** GET light/{key}/list: as GetList, the table in the path (open shape; decisions.md, 10). */
export const listLightByKey = guarded(
  endpoint({
    method: 'GET',
    path: 'light/{key}/list',
    data: v.array(lightRecord),
    auth: 'user',
  }),
  ({ params }) => missing({ key: params.key }),
)
