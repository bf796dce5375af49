import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** POST basic/authMp/bind: binds a number to the person behind the login `code` and logs in. `verifiyCode` (spelt so) may be empty for a number the host has just proved. */
export const bindMobile = endpoint({
  method: 'POST',
  path: 'basic/authMp/bind',
  body: v.object({ code: v.string(), mobile: v.string(), verifiyCode: v.optional(v.string(), '') }),
  data: userRecord,
})
