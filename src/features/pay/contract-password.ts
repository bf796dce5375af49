import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

/** POST people/userDetail/changePayPassword. */
export const changePayPassword = endpoint({
  method: 'POST',
  path: 'people/userDetail/changePayPassword',
  alternate: true,
  body: v.object({ oldPassword: v.string(), password: v.string() }),
  data: v.unknown(),
  auth: 'user',
})

/** GET people/userDetail/checkPayPassword: whether it is the user's pay password. */
export const checkPayPassword = endpoint({
  method: 'GET',
  path: 'people/userDetail/checkPayPassword',
  alternate: true,
  query: v.object({ password: v.string() }),
  data: v.boolean(),
  auth: 'user',
})

/** POST people/userDetail/findPayPassword: a new pay password by a code sent to the user's number. */
export const findPayPassword = endpoint({
  method: 'POST',
  path: 'people/userDetail/findPayPassword',
  alternate: true,
  body: v.object({ verifyCode: v.string(), password: v.string() }),
  data: v.unknown(),
  auth: 'user',
})

/** POST people/userDetail/initPayPassword: the first pay password. */
export const initPayPassword = endpoint({
  method: 'POST',
  path: 'people/userDetail/initPayPassword',
  alternate: true,
  body: v.object({ password: v.string() }),
  data: v.unknown(),
  auth: 'user',
})

/** GET people/userDetail/needSetPayPassword: true while there is no pay password. */
export const needSetPayPassword = endpoint({
  method: 'GET',
  path: 'people/userDetail/needSetPayPassword',
  alternate: true,
  data: v.boolean(),
  auth: 'user',
})

/** GET people/userDetail/notNeedSetPayPassword: true once there is a pay password. */
export const notNeedSetPayPassword = endpoint({
  method: 'GET',
  path: 'people/userDetail/notNeedSetPayPassword',
  alternate: true,
  data: v.boolean(),
  auth: 'user',
})
