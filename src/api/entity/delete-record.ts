import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from './guarded'

/** DELETE {entity}/{id} */
export const deleteRecord = guarded(
  endpoint({
    method: 'DELETE',
    path: '{entity}/{id}',
    data: v.null(),
    auth: 'user',
  }),
  ({ params }) => missing({ entity: params.entity, id: params.id }),
)
