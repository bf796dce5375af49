import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { order } from './shapes'

/** POST order/order/page: the user's orders, newest first, filtered by a status number. */
export const pageOrders = endpoint({
  method: 'POST',
  path: 'order/order/page',
  body: pagingQuery,
  data: pageOf(order),
  auth: 'user',
  read: true,
})
