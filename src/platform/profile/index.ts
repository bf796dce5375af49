import { LoginError } from '../../errors/login'
import { PrivacyRefusedError } from '../../errors/privacy'
import { isObject } from '../../shared/json'
import { isPrivacyRefusal } from '../privacy/refusal'
import type { ReadProfile } from './types'

/** WeChat: `chooseAvatar` gives a temporary file; the name is typed into a field of its own. */
export const readProfile: ReadProfile = async (detail) => {
  const avatarUrl = isObject(detail) ? detail.avatarUrl : undefined
  if (typeof avatarUrl === 'string' && avatarUrl !== '') return { avatarUrl, nickName: '' }
  if (isPrivacyRefusal(detail)) throw new PrivacyRefusedError(detail)
  const message = isObject(detail) ? String(detail.errMsg) : ''
  throw new LoginError(/deny|cancel/i.test(message) ? 'declined' : 'profile', detail)
}
