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
    /** A top-up or a grade: some platforms do not let it be sold (docs/decisions/0015). */
    virtual: v.optional(v.boolean(), false),
    /** What is paid for, as far as it is goods. */
    items: v.optional(
      v.array(v.object({ name: v.string(), image: v.string(), count: v.number() })),
      [],
    ),
    methods: v.array(
      v.object({
        payType: v.number(),
        name: v.string(),
        note: v.string(),
        /** What the account of this method holds. */
        balance: v.optional(cents),
        /** The pay password is asked for. */
        needsPassword: v.optional(v.boolean(), false),
      }),
    ),
  }),
  auth: 'user',
  read: true,
})
export type Payment = v.InferOutput<typeof listPayMethods.contract.data>
