import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** POST Api/Member/Login: the older password login; `token` is not looked at. */
export const memberLogin = endpoint({
  method: 'POST',
  path: 'Api/Member/Login',
  body: v.object({ token: v.optional(v.string(), ''), username: v.string(), password: v.string() }),
  data: userRecord,
})
