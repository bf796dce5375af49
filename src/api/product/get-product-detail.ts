import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { productDetail } from './shapes'

/** GET product/productShow/detail. */
export const getProductDetail = endpoint({
  method: 'GET',
  path: 'product/productShow/detail',
  query: v.object({ id: v.string() }),
  data: productDetail,
  auth: 'optional',
})
