import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

/** What is known of a person’s real name; name and number are masked. */
export const identity = v.object({
  isVerified: v.boolean(),
  name: v.string(),
  idCard: v.string(),
})
export type Identity = v.InferOutput<typeof identity>

/** GET people/identity/check: whether the caller’s real name is verified (open shape; point 10). */
export const checkIdentity = endpoint({
  method: 'GET',
  path: 'people/identity/check',
  alternate: true,
  data: identity,
  auth: 'user',
})

/** POST people/identity/verify: verifies the caller’s real name; a card belongs to one account (open shape; point 10). */
export const verifyIdentity = endpoint({
  method: 'POST',
  path: 'people/identity/verify',
  alternate: true,
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)),
    idCard: v.string(),
  }),
  data: identity,
  auth: 'user',
})

/** GET api/UserReg/CheckVerifiyCode (spelt so): whether the code is the one sent; does not use it up. */
export const checkVerifyCode = endpoint({
  method: 'GET',
  path: 'api/UserReg/CheckVerifiyCode',
  query: v.object({ mobile: v.string(), code: v.string() }),
  data: v.boolean(),
})

/** GET basic/sms/code: sends a login code to a mobile number; `data` is the resend delay in seconds. */
export const sendSmsCode = endpoint({
  method: 'GET',
  path: 'basic/sms/code',
  alternate: true,
  query: v.object({ mobile: v.string() }),
  data: v.object({ resendAfter: v.number() }),
})
