import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'
import { wechatPayParams } from './pay'

/** POST Api/WeiXinPay/MpPayAsyncByPayId: signed parameters for a mini-program's payment sheet. */
export const getMiniPayParams = endpoint({
  method: 'POST',
  path: 'Api/WeiXinPay/MpPayAsyncByPayId',
  body: v.object({ payId: id, openId: v.optional(v.string(), '') }),
  data: wechatPayParams,
  auth: 'user',
})
