import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET basic/sms/code: sends a login code to a mobile number; `data` is the resend delay in seconds. */
export const sendSmsCode = endpoint({
  method: 'GET',
  path: 'basic/sms/code',
  alternate: true,
  query: v.object({ mobile: v.string() }),
  data: v.object({ resendAfter: v.number() }),
})
