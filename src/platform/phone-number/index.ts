import { LoginError } from '../../errors/login'
import { PrivacyRefusedError } from '../../errors/privacy'
import { isObject } from '../../shared/json'
import { isPrivacyRefusal } from '../privacy/refusal'
import { toPhoneProof } from './to-phone-proof'
import type { ReadPhoneProof } from './types'

export type { PhoneProof } from './types'

/** WeChat: the event itself carries the proof. */
export const readPhoneProof: ReadPhoneProof = async (detail) => {
  const proof = toPhoneProof(detail)
  if (proof) return proof
  if (isPrivacyRefusal(detail)) throw new PrivacyRefusedError(detail)
  const message = isObject(detail) ? String(detail.errMsg) : ''
  throw new LoginError(/deny|cancel/i.test(message) ? 'declined' : 'phone', detail)
}
