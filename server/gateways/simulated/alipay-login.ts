import { createHash } from 'node:crypto'
import type { Params } from '../alipay/wire'
import type { SimulatedPhones } from './phones'
import type { VendorKeys } from './vendor-keys'

const NO_CODE = {
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code: 'isv.code-invalid',
  sub_msg: '授权码code无效',
}
const TOKEN_SECONDS = 300

/** The key content is sealed with, which the app has from the console. @returns 16 bytes. */
export const contentKeyOf = ({ secret }: VendorKeys): Buffer =>
  createHash('sha256').update(`content ${secret}`).digest().subarray(0, 16)

/** Whose a code is, as Alipay answers it. */
export async function simulatedToken(phones: SimulatedPhones, params: Params): Promise<object> {
  const { grant_type, code = '' } = params
  if (grant_type !== 'authorization_code') return NO_CODE
  const holder = await phones.use('alipay', 'login', code)
  if (typeof holder === 'string') return NO_CODE
  const token = createHash('sha256').update(code).digest('hex').slice(0, 40)
  return {
    user_id: holder.openId,
    access_token: `authbse${token}`,
    expires_in: TOKEN_SECONDS,
    refresh_token: `authbse${token.split('').reverse().join('')}`,
    re_expires_in: TOKEN_SECONDS,
  }
}
