import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { keyValue } from './shapes'

/** GET relation/ProductClassRelation/kv: the product categories as key and name, both levels. */
export const getClassKeyValues = endpoint({
  method: 'GET',
  path: 'relation/ProductClassRelation/kv',
  data: v.array(keyValue),
})
