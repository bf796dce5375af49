import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'
import { address, addressInput } from './shapes'

/** PUT basic/address/ */
export const updateAddress = endpoint({
  method: 'PUT',
  path: 'basic/address/',
  body: v.object({ id, ...addressInput.entries }),
  data: address,
  auth: 'user',
})
