import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** DELETE basic/address/{id} */
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: 'basic/address/{id}',
  data: v.unknown(),
  auth: 'user',
})
