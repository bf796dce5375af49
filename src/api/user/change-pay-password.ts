import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/userDetail/changePayPassword. */
export const changePayPassword = endpoint({
  method: 'POST',
  path: 'people/userDetail/changePayPassword',
  alternate: true,
  body: v.object({ oldPassword: v.string(), password: v.string() }),
  data: v.unknown(),
  auth: 'user',
})
