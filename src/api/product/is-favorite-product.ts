import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET product/productShow/isFavorite: false for anonymous callers. */
export const isFavoriteProduct = endpoint({
  method: 'GET',
  path: 'product/productShow/isFavorite',
  query: v.object({ id: v.string() }),
  data: v.boolean(),
  auth: 'optional',
})
