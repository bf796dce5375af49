import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents, id, pageOf, pagingQuery } from '../shapes'

/** POST order/deviceOrder/pageList: the devices the caller has bought, the latest first. */
export const pageDeviceOrders = endpoint({
  method: 'POST',
  path: 'order/deviceOrder/pageList',
  body: pagingQuery,
  data: pageOf(
    v.object({
      id,
      serial: v.string(),
      deviceId: id,
      name: v.string(),
      image: v.string(),
      price: cents,
      /** 1 online, 2 offline, 3 in service. */
      status: v.number(),
      income: cents,
    }),
  ),
  auth: 'user',
  read: true,
})
