import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** POST people/user/login: username or mobile with password; `type` is 4 (commerce spec §3). */
export const login = endpoint({
  method: 'POST',
  path: 'people/user/login',
  body: v.object({
    key: v.string(),
    password: v.string(),
    verifyCode: v.optional(v.string(), ''),
    openId: v.optional(v.string(), ''),
    type: v.literal(4),
  }),
  data: userRecord,
})
