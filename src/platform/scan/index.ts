import Taro from '@tarojs/taro'
import { HostError } from '../../errors'
import type { ScanByHost } from '../../shared/host'
import { says } from '../answers'

/** WeChat says `cancel`; Alipay's scanner 10, where its album says 11. */
const isClosed = (cause: unknown) => says(cause, /cancel|取消/i, 10)

export const scanByHost: ScanByHost = async () => {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
    return result || undefined
  } catch (cause) {
    if (isClosed(cause)) return undefined
    throw new HostError('platform.scan.failed', cause)
  }
}
