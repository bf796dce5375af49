import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { userRecord } from '../../http/shapes'

/** GET people/user/checkToken: true while the session lives; a dead one is a 401. */
export const checkToken = endpoint({
  method: 'GET',
  path: 'people/user/checkToken',
  data: v.boolean(),
  auth: 'user',
})

/** GET people/user/getLoginUser: the record of the session's user, fresh. */
export const getLoginUser = endpoint({
  method: 'GET',
  path: 'people/user/getLoginUser',
  data: userRecord,
  auth: 'user',
})

/** GET people/user/getLoginUserByToken: the record behind a stored token. */
export const getLoginUserByToken = endpoint({
  method: 'GET',
  path: 'people/user/getLoginUserByToken',
  data: userRecord,
  auth: 'user',
})

/** POST people/user/logout: the server forgets the token. */
export const logout = endpoint({
  method: 'POST',
  path: 'people/user/logout',
  data: v.unknown(),
  auth: 'user',
})

/**
 * POST basic/authMp/getOpenInfo: the host's login code for an openId (client spec §4). `sessionKey` is a
 * handle of the key, which stays on the server (point 17).
 */
export const getOpenInfo = endpoint({
  method: 'POST',
  path: 'basic/authMp/getOpenInfo',
  query: v.object({ code: v.string() }),
  data: v.object({ openId: v.string(), sessionKey: v.string() }),
})
