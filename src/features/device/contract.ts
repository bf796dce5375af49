import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, seconds } from '../../http/shapes'

export const investment = v.object({
  id,
  name: v.string(),
  mobile: v.string(),
  count: v.number(),
  /** 1 applied, 2 approved, 3 refused. */
  status: v.number(),
  createdAt: seconds,
})

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

/** POST investApply/add: the caller wants to invest in devices (open shape; point 10). */
export const applyInvestment = endpoint({
  method: 'POST',
  path: 'investApply/add',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    mobile: v.string(),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  }),
  data: investment,
  auth: 'user',
})

/** POST investMerchant/page: merchants one can invest with (open shape; point 10). */
export const pageInvestMerchants = endpoint({
  method: 'POST',
  path: 'investMerchant/page',
  body: pagingQuery,
  data: pageOf(v.object({ id, name: v.string(), devices: v.number() })),
  auth: 'optional',
  read: true,
})

/** POST investApply/page: the caller’s own applications (open shape; point 10). */
export const pageInvestments = endpoint({
  method: 'POST',
  path: 'investApply/page',
  body: pagingQuery,
  data: pageOf(investment),
  auth: 'user',
  read: true,
})
