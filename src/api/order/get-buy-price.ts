import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents } from '../shapes'
import { orderProducts } from './order-products'

/** POST orderBuy/getPrice: what an order would cost, by way of delivery. */
export const getBuyPrice = endpoint({
  method: 'POST',
  path: 'orderBuy/getPrice',
  body: v.object({ products: orderProducts, way: v.number() }),
  data: v.object({ goodsAmount: cents, freight: cents, amount: cents }),
  auth: 'user',
  read: true,
})
