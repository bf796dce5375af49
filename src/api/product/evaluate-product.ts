import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, seconds } from '../shapes'

/**
 * POST product/productShow/evaluate: an opinion on a product the caller has received, one for each order
 * (open shape; decisions.md, 10).
 */
export const evaluateProduct = endpoint({
  method: 'POST',
  path: 'product/productShow/evaluate',
  body: v.object({
    productId: id,
    orderId: id,
    stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
  data: v.object({ id, stars: v.number(), content: v.string(), createdAt: seconds }),
  auth: 'user',
})
