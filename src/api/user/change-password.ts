import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST userDetail/changePassword: ends every other session. */
export const changePassword = endpoint({
  method: 'POST',
  path: 'userDetail/changePassword',
  alternate: true,
  body: v.object({ oldPassword: v.string(), password: v.string() }),
  data: v.unknown(),
  auth: 'user',
})
