import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/userDetail/findPayPassword: a new pay password by a code sent to the user's number. */
export const findPayPassword = endpoint({
  method: 'POST',
  path: 'people/userDetail/findPayPassword',
  alternate: true,
  body: v.object({ verifyCode: v.string(), password: v.string() }),
  data: v.unknown(),
  auth: 'user',
})
