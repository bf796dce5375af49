import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST basic/authMp/checkMoblie (spelt so): whether a mobile number is bound to the openId. */
export const checkMobileBound = endpoint({
  method: 'POST',
  path: 'basic/authMp/checkMoblie',
  query: v.object({ openId: v.string() }),
  data: v.object({ isBound: v.boolean() }),
  read: true,
})
