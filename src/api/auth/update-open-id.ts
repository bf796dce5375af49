import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET asset/wechat/updateOpenId: the session's user owns this openId from now on. */
export const updateOpenId = endpoint({
  method: 'GET',
  path: 'asset/wechat/updateOpenId',
  query: v.object({ openId: v.string() }),
  data: v.unknown(),
  auth: 'user',
})
