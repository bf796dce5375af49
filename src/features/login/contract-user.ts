import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { userRecord } from '../../http/user-record'

/** GET people/user/checkToken: true while the session lives; a dead one is a 401. */
export const checkToken = endpoint({
  method: 'GET',
  path: 'people/user/checkToken',
  data: v.boolean(),
  auth: 'user',
})

/** GET people/user/getLoginUser: the record of the session's user, fresh. */
export const getLoginUser = endpoint({
  method: 'GET',
  path: 'people/user/getLoginUser',
  data: userRecord,
  auth: 'user',
})
