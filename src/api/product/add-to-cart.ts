import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/**
 * POST product/productShow/addCart: puts SKUs into the caller’s cart; answers how many pieces are in it
 * (open shape; decisions.md, 10).
 */
export const addToCart = endpoint({
  method: 'POST',
  path: 'product/productShow/addCart',
  body: v.object({
    productId: id,
    skuId: id,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  }),
  data: v.number(),
  auth: 'user',
})
