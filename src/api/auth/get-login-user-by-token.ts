import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** GET people/user/getLoginUserByToken: the record behind a stored token. */
export const getLoginUserByToken = endpoint({
  method: 'GET',
  path: 'people/user/getLoginUserByToken',
  data: userRecord,
  auth: 'user',
})
