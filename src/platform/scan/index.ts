import Taro from '@tarojs/taro'
import { HostError } from '../../errors'
import type { ScanByHost } from '../../shared/host'

/** WeChat says `cancel`; Alipay's scanner 10, where its album says 11. */
function isClosed(cause: unknown): boolean {
  const { errMsg, errorMessage, error } = (cause ?? {}) as Record<string, unknown>
  return error === 10 || /cancel|取消/i.test(`${errMsg} ${errorMessage}`)
}

export const scanByHost: ScanByHost = async () => {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
    return result || undefined
  } catch (cause) {
    if (isClosed(cause)) return undefined
    throw new HostError('actions.scan.failed', cause)
  }
}
