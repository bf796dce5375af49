import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/user/userDetail/findPassword: a new password by a code sent to the number; ends every session. */
export const findPassword = endpoint({
  method: 'POST',
  path: 'people/user/userDetail/findPassword',
  alternate: true,
  body: v.object({ mobile: v.string(), verifyCode: v.string(), password: v.string() }),
  data: v.unknown(),
})
