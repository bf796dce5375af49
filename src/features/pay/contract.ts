import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, seconds } from '../../http/shapes'
import { CLIENT_TYPES } from '../../shared/transport'

/** Client types (client spec §9). */
export const clientType = v.picklist(CLIENT_TYPES)

/** Signed parameters of a WeChat payment sheet (client spec §3). */
export const wechatPayParams = v.object({
  timeStamp: v.string(),
  nonceStr: v.string(),
  payPackage: v.string(),
  signType: v.string(),
  paySign: v.string(),
})

/**
 * POST api/pay/pay: starts the payment `payId`. The answer's `url` is where to go (type 1, 3, 300) or
 * where to end; `message` is what the host's sheet needs (WeChat parameters, Alipay trade number), or for
 * type 3 an HTML form to send.
 */
export const requestPay = endpoint({
  method: 'POST',
  path: 'api/pay/pay',
  body: v.object({
    payId: id,
    amount: cents,
    openId: v.string(),
    clientType,
    payType: v.number(),
    userId: id,
    /** Balance and asset groups take money by it (client spec §7: pay password). */
    payPassword: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  data: v.object({ url: v.optional(v.string()), message: v.optional(v.unknown()) }),
  auth: 'user',
})

/** POST asset/pay/pay: the same payment under the path of commerce spec §7. */
export const requestAssetPay = endpoint({
  ...requestPay.contract,
  path: 'asset/pay/pay',
})

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
    /** A top-up or a grade: some platforms do not let it be sold (decision 0015). */
    virtual: v.optional(v.boolean(), false),
    /** What is paid for: it decides where what was bought is found (decision 0032). */
    kind: v.optional(v.picklist(['order', 'package', 'grade', 'recharge', 'investment']), 'order'),
    /** Whether any of it is sent by courier. */
    ships: v.optional(v.boolean(), true),
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

/** POST Api/WeiXinPay/MpPayAsyncByPayId: signed parameters for a mini-program's payment sheet. */
export const getMiniPayParams = endpoint({
  method: 'POST',
  path: 'Api/WeiXinPay/MpPayAsyncByPayId',
  body: v.object({ payId: id, openId: v.optional(v.string(), '') }),
  data: wechatPayParams,
  auth: 'user',
})

/** POST WeiXinPay/PublicPayAsyncByPayId: signed parameters for the payment sheet of WeChat's browser. */
export const getPublicPayParams = endpoint({
  method: 'POST',
  path: 'WeiXinPay/PublicPayAsyncByPayId',
  body: v.object({ payId: id, openId: v.optional(v.string(), '') }),
  data: wechatPayParams,
  auth: 'user',
})
