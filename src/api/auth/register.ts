import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** POST people/user/reg: a new account, logged in at once (commerce spec §3, 'Register input'). */
export const register = endpoint({
  method: 'POST',
  path: 'people/user/reg',
  body: v.object({
    mobile: v.string(),
    verifyCode: v.string(),
    password: v.string(),
    openId: v.optional(v.string(), ''),
    /** Referral code of the inviter: their user id. */
    parentId: v.optional(v.string(), ''),
  }),
  data: userRecord,
})
