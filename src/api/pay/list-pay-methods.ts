import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents, id, seconds } from '../shapes'
import { clientType } from './pay'

export const PayStatus = { Due: 1, Paid: 2, Cancelled: 3, Expired: 4 } as const

/** POST asset/pay/list: one payment with its state and the methods this client can use. */
export const listPayMethods = endpoint({
  method: 'POST',
  path: 'asset/pay/list',
  body: v.object({ payId: id, clientType }),
  data: v.object({
    payId: id,
    orderId: id,
    title: v.string(),
    amount: cents,
    status: v.picklist(Object.values(PayStatus)),
    expiresAt: seconds,
    paidAt: v.nullable(seconds),
    methods: v.array(v.object({ payType: v.number(), name: v.string(), note: v.string() })),
  }),
  auth: 'user',
  read: true,
})
export type Payment = v.InferOutput<typeof listPayMethods.contract.data>
