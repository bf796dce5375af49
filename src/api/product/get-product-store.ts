import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/** GET product/productShow/store: where a product comes from (open shape; decisions.md, 10). */
export const getProductStore = endpoint({
  method: 'GET',
  path: 'product/productShow/store',
  query: v.object({ id }),
  data: v.object({ id, name: v.string(), image: v.string(), phone: v.string() }),
  auth: 'optional',
})
