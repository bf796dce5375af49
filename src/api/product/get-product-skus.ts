import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { sku } from './shapes'

/** GET product/productShow/skus: every variant with its own price and stock. */
export const getProductSkus = endpoint({
  method: 'GET',
  path: 'product/productShow/skus',
  query: v.object({ id: v.string() }),
  data: v.array(sku),
  auth: 'optional',
})
