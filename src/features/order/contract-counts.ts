import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

/** GET api/userCenter/status: how many orders stand in each of the four shown states (client spec §3). */
export const getOrderCounts = endpoint({
  method: 'GET',
  path: 'api/userCenter/status',
  data: v.object({
    duePayment: v.number(),
    waitingToShip: v.number(),
    waitingToReceive: v.number(),
    refund: v.number(),
    /** Pieces in the cart; ours, and left out by a server that does not count them. */
    cart: v.optional(v.number()),
  }),
  auth: 'user',
})
