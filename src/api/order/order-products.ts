import * as v from 'valibot'
import { id } from '../shapes'

/** What is bought: SKU and count (commerce spec §3, 'Order buy input'). */
export const orderProducts = v.pipe(
  v.array(
    v.object({
      productId: id,
      skuId: id,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    }),
  ),
  v.minLength(1),
)
