import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST basic/authMp/getOpenInfo: the host's login code for an openId (client spec §4). */
export const getOpenInfo = endpoint({
  method: 'POST',
  path: 'basic/authMp/getOpenInfo',
  query: v.object({ code: v.string() }),
  data: v.object({ openId: v.string(), sessionKey: v.string() }),
})
