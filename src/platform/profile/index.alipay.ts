import { LoginError } from '../../errors/login'
import { isObject } from '../../shared/json'
import type { ReadProfile } from './types'

declare const my: {
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
