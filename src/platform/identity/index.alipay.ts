import { LoginError } from '../../errors'
import type { PhoneProof, ReadPhoneProof, ReadProfile } from '../../shared/host'
import { isObject } from '../../shared/json'
import { toPhoneProof } from '../answers'

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
  const info = read(response)?.response
  if (!isObject(info)) throw new LoginError('profile', response)
  refuse(info, 'profile')
  return { avatarUrl: String(info.avatar ?? ''), nickName: String(info.nickName ?? '') }
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
  const answer = read(response)
  if (isObject(answer?.response)) refuse(answer.response, 'phone')
  const proof = answer && (toPhoneProof(answer) ?? toSealed(answer))
  if (!proof) throw new LoginError('phone', response)
  return proof
}

function isRefusal(detail: unknown): boolean {
  return isObject(detail) && (detail.type === 'getAuthorize' || 'errorMessage' in detail)
}

/** What Alipay answers is JSON in a text. Undefined for anything else. */
function read(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return isObject(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

/** Of a call that was carried out, and of one nobody has agreed to; any other is Alipay's own trouble. */
const DONE = '10000'
const NOT_AGREED = '40003'

/** A refusal comes as a success, with its `code` where the data would be. @throws LoginError */
function refuse(info: Readonly<Record<string, unknown>>, step: 'phone' | 'profile'): void {
  const code = String(info.code ?? DONE)
  if (code !== DONE) throw new LoginError(code === NOT_AGREED ? 'declined' : step, info)
}

/** `{response, sign}`: the sealed number, and Alipay's signature of it for our server to check. */
function toSealed({ response, sign }: Readonly<Record<string, unknown>>): PhoneProof | undefined {
  if (typeof response !== 'string') return undefined
  const seal = typeof sign === 'string' ? { sign } : {}
  return { kind: 'encrypted', encrypted: { data: response, iv: '', ...seal } }
}
