import * as v from 'valibot'
import { cents, id } from '../shapes'

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
})
export type CartLine = v.InferOutput<typeof cartLine>
