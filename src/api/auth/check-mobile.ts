import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET Api/AuthCheckService/CheckMobile: whether a mobile number is bound; the query is `openid`, in lower case. */
export const checkMobile = endpoint({
  method: 'GET',
  path: 'Api/AuthCheckService/CheckMobile',
  query: v.object({ openid: v.string() }),
  data: v.object({ isBound: v.boolean() }),
})
