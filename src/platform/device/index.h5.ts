import type { Device } from '../../shared/host'
import type { ClientType } from '../../shared/transport'

/** True inside the native app (point 19), which puts its bridge into the page before our scripts run. */
export const hasShell = (): boolean => 'TaproomShell' in window

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

/** What this browser is, as the servers and the pages want to know it. */
export const readDevice = (): Device => ({
  clientType: detectClient(),
  appType: 'h5',
  isMobile: window.matchMedia?.('(pointer: coarse)')?.matches ?? false,
  language: window.navigator.language,
  width: window.innerWidth,
  height: window.innerHeight,
  pixelRatio: window.devicePixelRatio,
  clientUrl: () =>
    window.location.origin + window.location.pathname + (window.location.hash.split('?')[0] ?? ''),
})
