import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET people/userDetail/checkPayPassword: whether it is the user's pay password. */
export const checkPayPassword = endpoint({
  method: 'GET',
  path: 'people/userDetail/checkPayPassword',
  alternate: true,
  query: v.object({ password: v.string() }),
  data: v.boolean(),
  auth: 'user',
})
