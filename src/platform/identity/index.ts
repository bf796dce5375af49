import { LoginError, PrivacyRefusedError } from '../../errors'
import type { ReadPhoneProof, ReadProfile } from '../../shared/host'
import { isObject } from '../../shared/json'
import { isPrivacyRefusal, toPhoneProof } from '../answers'

/** WeChat: `chooseAvatar` gives a temporary file; the name is typed into a field of its own. */
export const readProfile: ReadProfile = async (detail) => {
  const avatarUrl = isObject(detail) ? detail.avatarUrl : undefined
  if (typeof avatarUrl === 'string' && avatarUrl !== '') return { avatarUrl, nickName: '' }
  if (isPrivacyRefusal(detail)) throw new PrivacyRefusedError(detail)
  const message = isObject(detail) ? String(detail.errMsg) : ''
  throw new LoginError(/deny|cancel/i.test(message) ? 'declined' : 'profile', detail)
}

export type { PhoneProof } from '../../shared/host'

/** WeChat: the event itself carries the proof. */
export const readPhoneProof: ReadPhoneProof = async (detail) => {
  const proof = toPhoneProof(detail)
  if (proof) return proof
  if (isPrivacyRefusal(detail)) throw new PrivacyRefusedError(detail)
  const message = isObject(detail) ? String(detail.errMsg) : ''
  throw new LoginError(/deny|cancel/i.test(message) ? 'declined' : 'phone', detail)
}
