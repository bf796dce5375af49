import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET people/user/checkToken: true while the session lives; a dead one is a 401. */
export const checkToken = endpoint({
  method: 'GET',
  path: 'people/user/checkToken',
  data: v.boolean(),
  auth: 'user',
})
