import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET people/userDetail/needSetPayPassword: true while there is no pay password. */
export const needSetPayPassword = endpoint({
  method: 'GET',
  path: 'people/userDetail/needSetPayPassword',
  alternate: true,
  data: v.boolean(),
  auth: 'user',
})
