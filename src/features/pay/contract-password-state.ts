import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

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
