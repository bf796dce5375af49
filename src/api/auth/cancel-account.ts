import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** DELETE Api/UserDetail/Cancel: closes the account for good and ends its sessions. */
export const cancelAccount = endpoint({
  method: 'DELETE',
  path: 'Api/UserDetail/Cancel',
  data: v.unknown(),
  auth: 'user',
})
