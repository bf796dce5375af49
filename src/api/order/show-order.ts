import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { order } from './shapes'

/** GET api/ordershow/show. */
export const showOrder = endpoint({
  method: 'GET',
  path: 'api/ordershow/show',
  query: v.object({ id: v.string() }),
  data: order,
  auth: 'user',
})
