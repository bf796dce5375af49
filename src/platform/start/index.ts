import Taro from '@tarojs/taro'
import { chatToken, sign } from '../../shared/signature'
import type { Signer } from '../../shared/transport'

/** Whether the host shows itself dark, and when that changes. */
export function systemIsDark(): boolean {
  return Taro.getSystemInfoSync().theme === 'dark'
}

/** Calls `listener` with whether it is dark, after every change of the phone's theme. */
export function onSystemThemeChange(listener: (dark: boolean) => void): void {
  Taro.onThemeChange?.(({ theme }) => listener(theme === 'dark'))
}

/** Mini-programs do not tell whether less motion was asked of the system: the settings have a switch. */
export const systemIsStill = (): boolean => false
export const onSystemStill = (_listener: (still: boolean) => void): void => {}

/** Origin of the three hosts, without a trailing slash. A mini-program has no origin of its own. */
export const serverOrigin: string = process.env.TARO_APP_ORIGIN ?? ''

/** Only a browser runs the app in several tabs at once. */
export function onSessionStorage(_callback: () => void): void {}

/** The home definition, when something asked for it before the app ran. Only the browser can. */
export const earlyView = (_take: (lists: unknown) => void): Promise<unknown> | undefined =>
  undefined

/**
 * Bytes for storage keys and nonces. Mini-programs have no synchronous source of entropy, and the key
 * they protect lies beside the data anyway: this guards integrity, not secrecy (docs/reference/limits.md).
 */
export function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let index = 0; index < length; index++) bytes[index] = Math.floor(Math.random() * 256)
  return bytes
}

/** A mini-program has no cryptography of its own. */
export const signer: Signer = { sign, chatToken }
