import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** PUT basic/address/setDefault */
export const setDefaultAddress = endpoint({
  method: 'PUT',
  path: 'basic/address/setDefault',
  body: v.object({ addressId: v.string() }),
  data: v.unknown(),
  auth: 'user',
})
