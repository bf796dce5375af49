import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'
import { wechatPayParams } from './pay'

/** POST WeiXinPay/PublicPayAsyncByPayId: signed parameters for the payment sheet of WeChat's browser. */
export const getPublicPayParams = endpoint({
  method: 'POST',
  path: 'WeiXinPay/PublicPayAsyncByPayId',
  body: v.object({ payId: id, openId: v.optional(v.string(), '') }),
  data: wechatPayParams,
  auth: 'user',
})
