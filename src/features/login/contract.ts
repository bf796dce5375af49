import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, userRecord } from '../../http/shapes'

// No queries.ts here: who is logged in stands in the session store, and a login clears what was read before
// instead of marking it stale.

/** GET Api/AuthCheckService/CheckMobile: whether a mobile number is bound; the query is `openid`, in lower case. */
export const checkMobile = endpoint({
  method: 'GET',
  path: 'Api/AuthCheckService/CheckMobile',
  query: v.object({ openid: v.string() }),
  data: v.object({ isBound: v.boolean() }),
})

/** GET asset/wechat/getOpenId: the openId behind an official-account code. */
export const getOpenId = endpoint({
  method: 'GET',
  path: 'asset/wechat/getOpenId',
  query: v.object({ code: v.string() }),
  data: v.object({ openId: v.string() }),
})

/** GET api/user/View: the session's user. */
export const getUserView = endpoint({
  method: 'GET',
  path: 'api/user/View',
  data: userRecord,
  auth: 'user',
})

/** GET people/user/{id}: what the session's user may see of a person: themselves and their own team. */
export const getUser = endpoint({
  method: 'GET',
  path: 'people/user/{id}',
  data: v.object({ id, nickName: v.string(), avatar: v.string(), grade: v.string() }),
  auth: 'user',
})

/** POST Api/Member/LoginByMobile: mobile (in `username`) and SMS code (commerce spec §7). */
export const loginByMobile = endpoint({
  method: 'POST',
  path: 'Api/Member/LoginByMobile',
  body: v.object({ username: v.string(), verifyCode: v.string() }),
  data: userRecord,
})

/**
 * GET asset/wechat/loginByOpenId: official-account login (client spec §4). An openId is no secret: `code` is
 * the platform's code that was exchanged for it, good for one login (decision 0017).
 */
export const loginByOpenId = endpoint({
  method: 'GET',
  path: 'asset/wechat/loginByOpenId',
  query: v.object({ openId: v.string(), code: v.string() }),
  data: userRecord,
})

/**
 * POST api/AuthWeiXinPublic/LoginByOpenId: official-account login; `userCode` is the inviter's referral
 * code, `code` the platform's code that was exchanged for the openId (decision 0017).
 */
export const loginPublic = endpoint({
  method: 'POST',
  path: 'api/AuthWeiXinPublic/LoginByOpenId',
  body: v.object({ openId: v.string(), userCode: v.optional(v.string(), ''), code: v.string() }),
  data: userRecord,
})

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

/** POST Api/Member/Login: the older password login; `token` is not looked at. */
export const memberLogin = endpoint({
  method: 'POST',
  path: 'Api/Member/Login',
  body: v.object({ token: v.optional(v.string(), ''), username: v.string(), password: v.string() }),
  data: userRecord,
})

/**
 * POST people/user/reg: a new account, logged in at once (commerce spec §3, 'Register input'). With an
 * `openId` that is to be bound, `code` is the platform's code that was exchanged for it.
 */
export const register = endpoint({
  method: 'POST',
  path: 'people/user/reg',
  body: v.object({
    mobile: v.string(),
    verifyCode: v.string(),
    password: v.string(),
    openId: v.optional(v.string(), ''),
    code: v.optional(v.string(), ''),
    /** Referral code of the inviter: their user id. */
    parentId: v.optional(v.string(), ''),
  }),
  data: userRecord,
})

/**
 * GET asset/wechat/updateOpenId: the session's user owns this openId from now on. `code` is the platform's
 * code that was exchanged for it (decision 0017).
 */
export const updateOpenId = endpoint({
  method: 'GET',
  path: 'asset/wechat/updateOpenId',
  query: v.object({ openId: v.string(), code: v.string() }),
  data: v.unknown(),
  auth: 'user',
})
