import Taro from '@tarojs/taro'
import { HostError } from '../../errors'
import type { Reveal, ShowPlace } from '../../shared/host'
import { privateFailure, says } from '../answers'

/**
 * Opens the dialler with a number; in a browser its `tel:` link. A closed dialler is no failure.
 *
 * @throws HostError when the host cannot dial.
 */
export async function callPhone(phone: string): Promise<void> {
  try {
    await Taro.makePhoneCall({ phoneNumber: phone })
  } catch (cause) {
    if (!says(cause, /cancel/i)) throw new HostError('error.unexpected', cause)
  }
}

/** True when the phone is on wifi; false as well when the host cannot tell. */
export async function isOnWifi(): Promise<boolean> {
  try {
    // Alipay says it in capitals.
    return /^wifi$/i.test((await Taro.getNetworkType()).networkType)
  } catch {
    return false
  }
}

/** Calls back each time the phone has a network again, until the returned function is called. */
export function onNetwork(callback: () => void): () => void {
  const listen = ({ isConnected }: { isConnected: boolean }) => {
    if (isConnected) callback()
  }
  Taro.onNetworkStatusChange(listen)
  return () => Taro.offNetworkStatusChange(listen)
}

export const showPlace: ShowPlace = async (place) => {
  try {
    await Taro.openLocation({ ...place, scale: 16 })
  } catch (cause) {
    throw new HostError('error.unexpected', cause)
  }
}

/** Room above what is brought into sight, px. */
const ABOVE = 88

/** Scrolls the page. The hosts give nobody else's field the keyboard: that is the field's `autoFocus`. */
export const reveal: Reveal = (id) => {
  // What was drawn a moment ago is on its way to the host.
  Taro.nextTick(() => {
    Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -ABOVE, duration: 200 }).catch(() => {
      // An element that is gone, or a host that cannot: the text beside the field still says it.
    })
  })
}

/** Whether nobody can see the app. Mini-programs in the background run no timers, so there it is never asked. */
export const isHidden = (): boolean => false

/** A phone that cannot feels like one before it could. */
export function tick(): void {
  try {
    Taro.vibrateShort({ type: 'light' }).catch(() => {})
  } catch {
    // A host that is too old for it.
  }
}

/** Puts a text on the clipboard. @throws HostError or PrivacyRefusedError when the host refuses. */
export async function copy(text: string): Promise<void> {
  try {
    await Taro.setClipboardData({ data: text })
  } catch (cause) {
    throw privateFailure('error.copyFailed', cause)
  }
}
