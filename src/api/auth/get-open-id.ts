import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET asset/wechat/getOpenId: the openId behind an official-account code. */
export const getOpenId = endpoint({
  method: 'GET',
  path: 'asset/wechat/getOpenId',
  query: v.object({ code: v.string() }),
  data: v.object({ openId: v.string() }),
})
