import type { ClientType } from '../../shared/transport'
import { hasShell } from '../native-shell/bridge'

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
