import Taro from '@tarojs/taro'
import type { Locate } from '../../shared/host'
import { privateFailure, says } from '../answers'

/** Degrees as on Chinese maps. Alipay's always are; its 0 asks for them alone. */
const coordinates = () => (process.env.TARO_ENV === 'alipay' ? 0 : 'gcj02')

/** WeChat says `auth deny` or `authorize:fail`; Alipay 11 for the phone's switch, 2001 for its own. */
const isRefused = (cause: unknown) => says(cause, /auth|deny|denied|拒绝/i, 11, 2001)

export const locate: Locate = async () => {
  try {
    // Alipay answers with texts.
    const { latitude, longitude } = await Taro.getLocation({
      type: coordinates() as unknown as 'gcj02',
    })
    return { latitude: Number(latitude), longitude: Number(longitude) }
  } catch (cause) {
    throw privateFailure(`platform.location.${isRefused(cause) ? 'refused' : 'failed'}`, cause)
  }
}
