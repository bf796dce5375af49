import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cartLine } from './shapes'

/** POST cart/list: everything in the caller’s cart, the newest first (docs/decisions/0012). */
export const listCart = endpoint({
  method: 'POST',
  path: 'cart/list',
  data: v.array(cartLine),
  auth: 'user',
  read: true,
})
