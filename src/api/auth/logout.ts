import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/user/logout: the server forgets the token. */
export const logout = endpoint({
  method: 'POST',
  path: 'people/user/logout',
  data: v.unknown(),
  auth: 'user',
})
