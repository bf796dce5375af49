import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** DELETE cart/{id}: takes a line out of the caller’s cart (docs/decisions/0012). */
export const removeCartLine = endpoint({
  method: 'DELETE',
  path: 'cart/{id}',
  data: v.null(),
  auth: 'user',
})
