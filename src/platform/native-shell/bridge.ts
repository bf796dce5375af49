import type { ClientType } from '../../shared/transport'

/**
 * What the native app puts into its page before our scripts run (point 19): one function that
 * takes a name, JSON, and a callback for JSON.
 */
export interface ShellBridge {
  invoke(name: string, input: string, callback: (output: string) => void): void
}

/** True inside the native app. */
export const hasShell = (): boolean => 'TaproomShell' in window

/** The bridge of the native app; undefined in a browser, or for a shell older than this contract. */
export function shellBridge(): ShellBridge | undefined {
  const bridge = (window as { TaproomShell?: Partial<ShellBridge> }).TaproomShell
  return typeof bridge?.invoke === 'function' ? (bridge as ShellBridge) : undefined
}

/**
 * Which client a browser page runs in: the one place that knows (client spec §9). First match wins: the
 * native shell has a bridge, WeChat's and Alipay's browsers say so.
 */
export function detectClient(): ClientType {
  const agent = window.navigator.userAgent
  if (hasShell()) return 'AppPlus'
  if (/MicroMessenger/i.test(agent)) return 'WeChat'
  if (/AlipayClient/i.test(agent)) return 'AlipayH5'
  return 'WapH5'
}
