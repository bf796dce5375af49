import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'
import { cartLine } from './shapes'

/**
 * PUT cart/: how many pieces of a line are wanted (docs/decisions/0012). It sets a number rather than
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
