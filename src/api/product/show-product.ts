import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { productCard } from './shapes'

/** GET product/productShow/show: one product as lists show it. */
export const showProduct = endpoint({
  method: 'GET',
  path: 'product/productShow/show',
  query: v.object({ id: v.string() }),
  data: productCard,
  auth: 'optional',
})
