import type { ClientType } from '../../shared/client-type'
import type { Device } from './types'

/** First match wins: WeChat's and Alipay's browsers say so, the native shell has a bridge. */
function detectClient(): ClientType {
  const agent = window.navigator.userAgent
  if ('TaproomShell' in window) return 'AppPlus'
  if (/MicroMessenger/i.test(agent)) return 'WeChat'
  if (/AlipayClient/i.test(agent)) return 'AlipayH5'
  return 'WapH5'
}

export const readDevice = (): Device => ({
  clientType: detectClient(),
  appType: 'h5',
  isMobile: window.matchMedia('(pointer: coarse)').matches,
  language: window.navigator.language,
  width: window.innerWidth,
  height: window.innerHeight,
  pixelRatio: window.devicePixelRatio,
  clientUrl: () =>
    window.location.origin + window.location.pathname + (window.location.hash.split('?')[0] ?? ''),
})
