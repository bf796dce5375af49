import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET api/UserReg/CheckVerifiyCode (spelt so): whether the code is the one sent; does not use it up. */
export const checkVerifyCode = endpoint({
  method: 'GET',
  path: 'api/UserReg/CheckVerifiyCode',
  query: v.object({ mobile: v.string(), code: v.string() }),
  data: v.boolean(),
})
