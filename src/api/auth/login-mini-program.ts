import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** POST basic/authMp/login: logs in the user bound to the openId; `code` must be of the same person (client spec §7). */
export const loginMiniProgram = endpoint({
  method: 'POST',
  path: 'basic/authMp/login',
  body: v.object({
    code: v.string(),
    avatarUrl: v.optional(v.string(), ''),
    gender: v.optional(v.number(), 0),
    nickName: v.optional(v.string(), ''),
    openId: v.string(),
  }),
  data: userRecord,
})
