import { Refusal } from '../refusal'
import { PASSWORD_LENGTH } from '../security/passwords'

const MOBILE = /^1[3-9]\d{9}$/

/** Client spec §5: 11 digits, 1 and then 3 to 9. @throws Refusal 400. */
export function requireMobile(mobile: string): string {
  if (MOBILE.test(mobile)) return mobile
  throw new Refusal(400, { en: 'This is no mobile number.', 'zh-Hans': '手机号格式不正确' })
}

/** Commerce spec §5. @throws Refusal 400. */
export function requirePassword(password: string): string {
  if (password.length >= 6 && password.length <= PASSWORD_LENGTH) return password
  throw new Refusal(400, {
    en: 'The password needs at least 6 characters.',
    'zh-Hans': '密码最短为六位数',
  })
}
