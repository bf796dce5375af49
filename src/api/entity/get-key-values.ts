import * as v from 'valibot'
import { keyValue } from '../dictionary/shapes'
import { endpoint } from '../endpoint'
import { guarded, missing } from './guarded'

/** GET {type}/kv: the records of an entity as key and value, for choices. */
export const getKeyValues = guarded(
  endpoint({
    method: 'GET',
    path: '{type}/kv',
    data: v.array(keyValue),
    auth: 'optional',
  }),
  ({ params }) => missing({ type: params.type }),
)
