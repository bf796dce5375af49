import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** GET people/user/getLoginUser: the record of the session's user, fresh. */
export const getLoginUser = endpoint({
  method: 'GET',
  path: 'people/user/getLoginUser',
  data: userRecord,
  auth: 'user',
})
