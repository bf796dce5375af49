import Taro from '@tarojs/taro'
import { privateFailure } from '../answers'

/** Puts a text on the clipboard. @throws HostError or PrivacyRefusedError when the host refuses. */
export async function copy(text: string): Promise<void> {
  try {
    await Taro.setClipboardData({ data: text })
  } catch (cause) {
    throw privateFailure('error.copyFailed', cause)
  }
}
