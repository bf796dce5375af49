import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST basic/authMp/getPhone: the host's phone number, from its `code` or from `data` decrypted with `sessionKey`. */
export const getPhone = endpoint({
  method: 'POST',
  path: 'basic/authMp/getPhone',
  body: v.object({
    code: v.optional(v.string(), ''),
    data: v.optional(v.string(), ''),
    iv: v.optional(v.string(), ''),
    sessionKey: v.optional(v.string(), ''),
  }),
  data: v.object({ mobile: v.string() }),
})
