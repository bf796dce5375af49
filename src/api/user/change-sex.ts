import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/userDetail/changeSex: 0 not said, 1 male, 2 female. */
export const changeSex = endpoint({
  method: 'POST',
  path: 'people/userDetail/changeSex',
  alternate: true,
  body: v.object({ sex: v.picklist([0, 1, 2]) }),
  data: v.unknown(),
  auth: 'user',
})
