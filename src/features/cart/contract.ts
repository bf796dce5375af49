import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'
import { cartLine } from '../product/contract'

// No queries.ts here: products are put into the cart and drawn in it, so that its key, its loader and what
// makes it stale stand with theirs.

/** DELETE cart/{id}: takes a line out of the caller’s cart (decision 0012). */
export const removeCartLine = endpoint({
  method: 'DELETE',
  path: 'cart/{id}',
  data: v.null(),
  auth: 'user',
})

/**
 * PUT cart/: how many pieces of a line are wanted (decision 0012). It sets a number rather than
 * adding to one, so that a repeated call changes nothing.
 */
export const setCartCount = endpoint({
  method: 'PUT',
  path: 'cart/',
  body: v.object({
    id,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  }),
  data: cartLine,
  auth: 'user',
})
