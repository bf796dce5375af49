import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { keyValue } from './shapes'

/** GET api/type/AllEnums: every enum by name, in the caller's language (client spec §3). */
export const getAllEnums = endpoint({
  method: 'GET',
  path: 'api/type/AllEnums',
  data: v.array(v.object({ name: v.string(), keyValue: v.array(keyValue) })),
})
