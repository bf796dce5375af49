import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** GET asset/wechat/loginByOpenId: official-account login (client spec §4). */
export const loginByOpenId = endpoint({
  method: 'GET',
  path: 'asset/wechat/loginByOpenId',
  query: v.object({ openId: v.string() }),
  data: userRecord,
})
