import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** POST api/AuthWeiXinPublic/LoginByOpenId: official-account login; `userCode` is the inviter's referral code. */
export const loginPublic = endpoint({
  method: 'POST',
  path: 'api/AuthWeiXinPublic/LoginByOpenId',
  body: v.object({ openId: v.string(), userCode: v.optional(v.string(), '') }),
  data: userRecord,
})
