import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { userRecord } from '../../http/shapes'

/** POST basic/authMp/bind: binds a number to the person behind the login `code` and logs in. `verifiyCode` (spelt so) may be empty for a number the host has just proved. */
export const bindMobile = endpoint({
  method: 'POST',
  path: 'basic/authMp/bind',
  body: v.object({ code: v.string(), mobile: v.string(), verifiyCode: v.optional(v.string(), '') }),
  data: userRecord,
})

/** POST basic/authMp/checkMoblie (spelt so): whether a mobile number is bound to the openId. */
export const checkMobileBound = endpoint({
  method: 'POST',
  path: 'basic/authMp/checkMoblie',
  query: v.object({ openId: v.string() }),
  data: v.object({ isBound: v.boolean() }),
  read: true,
})

/** POST basic/authMp/getPhone: the host's phone number, from its `code` or from `data`, of whoever logged in with the handle `sessionKey`. */
export const getPhone = endpoint({
  method: 'POST',
  path: 'basic/authMp/getPhone',
  body: v.object({
    code: v.optional(v.string(), ''),
    data: v.optional(v.string(), ''),
    iv: v.optional(v.string(), ''),
    /** Alipay's signature of `data`. */
    sign: v.optional(v.string(), ''),
    sessionKey: v.optional(v.string(), ''),
  }),
  data: v.object({ mobile: v.string() }),
})

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
