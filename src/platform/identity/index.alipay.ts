import { LoginError } from '../../errors/login'
import type { PhoneProof, ReadPhoneProof, ReadProfile } from '../../shared/host'
import { isObject } from '../../shared/json'
import { toPhoneProof } from './to-phone-proof'

declare const my: {
  getPhoneNumber(options: {
    success: (result: { response: string }) => void
    fail: (cause: unknown) => void
  }): void
  getOpenUserInfo(options: {
    success: (result: { response: string }) => void
    fail: (cause: unknown) => void
  }): void
}

/** Alipay: the button authorises, then name and picture come together. */
export const readProfile: ReadProfile = async (detail) => {
  if (isObject(detail) && 'errorMessage' in detail) throw new LoginError('declined', detail)
  const response = await new Promise<string>((resolve, reject) => {
    my.getOpenUserInfo({
      success: (result) => resolve(result.response),
      fail: (cause) => reject(new LoginError('profile', cause)),
    })
  })
  try {
    const info = JSON.parse(response).response
    return { avatarUrl: String(info.avatar ?? ''), nickName: String(info.nickName ?? '') }
  } catch (cause) {
    throw new LoginError('profile', cause)
  }
}

export type { PhoneProof } from '../../shared/host'

/** Alipay: the button only authorises; the number is asked for afterwards, and sealed for our server. */
export const readPhoneProof: ReadPhoneProof = async (detail) => {
  if (isRefusal(detail)) throw new LoginError('declined', detail)
  const response = await new Promise<string>((resolve, reject) => {
    my.getPhoneNumber({
      success: (result) => resolve(result.response),
      fail: (cause) => reject(new LoginError('phone', cause)),
    })
  })
  const proof = readSealed(response)
  if (!proof) throw new LoginError('phone', response)
  return proof
}

function isRefusal(detail: unknown): boolean {
  return isObject(detail) && (detail.type === 'getAuthorize' || 'errorMessage' in detail)
}

/** `response` is JSON: `{response, sign}` with the sealed number in `response`. */
function readSealed(response: string): PhoneProof | undefined {
  try {
    const answer: unknown = JSON.parse(response)
    const known = toPhoneProof(answer)
    if (known || !isObject(answer) || typeof answer.response !== 'string') return known
    return { kind: 'encrypted', encrypted: { data: answer.response, iv: '' } }
  } catch {
    return undefined
  }
}
