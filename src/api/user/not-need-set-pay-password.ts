import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET people/userDetail/notNeedSetPayPassword: true once there is a pay password. */
export const notNeedSetPayPassword = endpoint({
  method: 'GET',
  path: 'people/userDetail/notNeedSetPayPassword',
  alternate: true,
  data: v.boolean(),
  auth: 'user',
})
