import { endpoint } from '../endpoint'
import { address, addressInput } from './shapes'

/** POST basic/address/ */
export const addAddress = endpoint({
  method: 'POST',
  path: 'basic/address/',
  body: addressInput,
  data: address,
  auth: 'user',
})
