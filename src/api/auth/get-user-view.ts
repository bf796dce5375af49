import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** GET api/user/View: the session's user. */
export const getUserView = endpoint({
  method: 'GET',
  path: 'api/user/View',
  data: userRecord,
  auth: 'user',
})
