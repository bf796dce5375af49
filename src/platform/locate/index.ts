import Taro from '@tarojs/taro'
import { HostError, PrivacyRefusedError } from '../../errors'
import type { Locate } from '../../shared/host'
import { isPrivacyRefusal } from '../privacy/refusal'

/** WeChat says `auth deny` or `authorize:fail`; Alipay 11 for the phone's switch, 2001 for its own. */
function isRefused(cause: unknown): boolean {
  const { errMsg, errorMessage, error } = (cause ?? {}) as Record<string, unknown>
  return (
    error === 11 || error === 2001 || /auth|deny|denied|拒绝/i.test(`${errMsg} ${errorMessage}`)
  )
}

export const locate: Locate = async () => {
  try {
    // Alipay answers with texts.
    const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' })
    return { latitude: Number(latitude), longitude: Number(longitude) }
  } catch (cause) {
    if (isPrivacyRefusal(cause)) throw new PrivacyRefusedError(cause)
    throw new HostError(`actions.location.${isRefused(cause) ? 'refused' : 'failed'}`, cause)
  }
}
