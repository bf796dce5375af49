import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/userDetail/initPayPassword: the first pay password. */
export const initPayPassword = endpoint({
  method: 'POST',
  path: 'people/userDetail/initPayPassword',
  alternate: true,
  body: v.object({ password: v.string() }),
  data: v.unknown(),
  auth: 'user',
})
