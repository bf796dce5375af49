import Taro from '@tarojs/taro'
import { HostError } from '../../errors'

/**
 * Opens the dialler with a number; in a browser its `tel:` link. A closed dialler is no failure.
 *
 * @throws HostError when the host cannot dial.
 */
export async function callPhone(phone: string): Promise<void> {
  try {
    await Taro.makePhoneCall({ phoneNumber: phone })
  } catch (cause) {
    if (!/cancel/i.test(reasonOf(cause))) throw new HostError('error.unexpected', cause)
  }
}

function reasonOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'errMsg' in cause
    ? String(cause.errMsg)
    : String(cause)
}
