import * as v from 'valibot'
import { CLIENT_TYPES } from '../../shared/client-type'
import { endpoint } from '../endpoint'
import { cents, id } from '../shapes'

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
