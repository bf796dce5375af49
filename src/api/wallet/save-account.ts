import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/**
 * POST asset/account/userAccount/addOrEdit: the account withdrawals go to; without `id` a new one. The
 * number comes back masked.
 */
export const saveAccount = endpoint({
  method: 'POST',
  path: 'asset/account/userAccount/addOrEdit',
  body: v.object({
    id: v.optional(v.string(), ''),
    kind: v.picklist(['bank', 'alipay', 'wechat']),
    bank: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    holder: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    number: v.pipe(v.string(), v.regex(/^[\w@.+-]{4,40}$/)),
  }),
  data: v.object({
    id,
    kind: v.string(),
    bank: v.string(),
    holder: v.string(),
    number: v.string(),
  }),
  auth: 'user',
})
