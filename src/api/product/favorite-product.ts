import * as v from 'valibot'
import { endpoint } from '../endpoint'

/**
 * GET product/productShow/favorite: makes the product a favourite and answers true. A GET is retried, so
 * it never takes one away: that is what `favorite/{key}/cancel` is for.
 */
export const favoriteProduct = endpoint({
  method: 'GET',
  path: 'product/productShow/favorite',
  query: v.object({ id: v.string() }),
  data: v.boolean(),
  auth: 'user',
})
