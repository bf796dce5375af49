import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents, id } from '../shapes'
import { orderProducts } from './order-products'

/**
 * POST order/orderBuy/buy: places the order. `way` is the delivery way (1 courier, 2 pick up);
 * `requestId` makes a repeated call answer with the order of the first.
 */
export const buy = endpoint({
  method: 'POST',
  path: 'order/orderBuy/buy',
  body: v.object({
    products: orderProducts,
    way: v.number(),
    isFromCart: v.boolean(),
    addressId: v.string(),
    note: v.optional(v.string(), ''),
    requestId: v.string(),
  }),
  data: v.object({ orderId: id, payId: id, amount: cents }),
  auth: 'user',
})
