import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET people/userDetail/checkLoginPassword: whether it is the user's password. */
export const checkLoginPassword = endpoint({
  method: 'GET',
  path: 'people/userDetail/checkLoginPassword',
  alternate: true,
  query: v.object({ password: v.string() }),
  data: v.boolean(),
  auth: 'user',
})
