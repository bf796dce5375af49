import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents } from '../shapes'
import { orderProducts } from './order-products'
import { orderLine } from './shapes'

/** POST order/orderBuy/info: prices and availability before an order is placed. */
export const getBuyInfo = endpoint({
  method: 'POST',
  path: 'order/orderBuy/info',
  body: v.object({ products: orderProducts, isFromCart: v.optional(v.boolean(), false) }),
  data: v.object({
    storeName: v.string(),
    lines: v.array(orderLine),
    goodsAmount: cents,
    freight: cents,
    amount: cents,
  }),
  auth: 'user',
  read: true,
})
