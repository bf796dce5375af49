import Taro from '@tarojs/taro'
import { HostError, PrivacyRefusedError } from '../../errors'
import { isPrivacyRefusal } from '../privacy/refusal'

/** Puts a text on the clipboard. @throws HostError or PrivacyRefusedError when the host refuses. */
export async function copy(text: string): Promise<void> {
  try {
    await Taro.setClipboardData({ data: text })
  } catch (cause) {
    if (isPrivacyRefusal(cause)) throw new PrivacyRefusedError(cause)
    throw new HostError('error.copyFailed', cause)
  }
}
