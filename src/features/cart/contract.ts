import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id } from '../../http/shapes'

/** What lies in the caller’s cart: one variant of a product, with its price and stock of this moment. */
export const cartLine = v.object({
  /** The SKU: it lies in a cart once. */
  id,
  productId: id,
  skuId: id,
  name: v.string(),
  skuName: v.string(),
  image: v.string(),
  price: cents,
  /** 0 is sold out; less than `count` cannot be bought like this. */
  stock: v.number(),
  count: v.number(),
  /** Whose it is, as the cart is grouped; empty on a server that does not say. */
  storeId: v.optional(id, ''),
  storeName: v.optional(v.string(), ''),
  /** False when the shop does not sell it any more. */
  isSold: v.optional(v.boolean(), true),
})
export type CartLine = v.InferOutput<typeof cartLine>

/** POST cart/list: everything in the caller’s cart, the newest first (decision 0012). */
export const listCart = endpoint({
  method: 'POST',
  path: 'cart/list',
  data: v.array(cartLine),
  auth: 'user',
  read: true,
})

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
