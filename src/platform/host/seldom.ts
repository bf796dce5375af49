import Taro from '@tarojs/taro'
import { HostError } from '../../errors'
import type { HeaderRoom, ScanByHost } from '../../shared/host'
import type { SeldomPort } from '../../shared/host-port'
import { says } from '../answers'
import { keepPicture, keepTable } from '../errands/keep-picture'
import { locate } from '../locate'
import { useShareCard } from '../share/offer'
import { askSubscriptions } from '../subscribe'

/** Where a phone does not say how high its title is, or where its buttons are, px. */
const USUAL = { title: 44, buttons: 95 } as const

function headerRoom(): HeaderRoom {
  const { statusBarHeight: statusBar = 20, windowWidth, ...info } = Taro.getSystemInfoSync()
  if (process.env.TARO_ENV === 'alipay') {
    const { titleBarHeight = USUAL.title } = info as { titleBarHeight?: number }
    return { statusBar, height: statusBar + titleBarHeight, right: 0 }
  }
  const { top, bottom, left } = Taro.getMenuButtonBoundingClientRect()
  // WeChat's title has its buttons in its middle; asked too early, it says 0 of all of them.
  return bottom > 0
    ? { statusBar, height: bottom + top - statusBar, right: windowWidth - left }
    : { statusBar, height: statusBar + USUAL.title, right: USUAL.buttons }
}

/** WeChat says `cancel`; Alipay's scanner 10, where its album says 11. */
const isClosed = (cause: unknown) => says(cause, /cancel|取消/i, 10)

const scan: ScanByHost = async () => {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
    return result || undefined
  } catch (cause) {
    if (isClosed(cause)) return undefined
    throw new HostError('platform.scan.failed', cause)
  }
}

/** Of a mini-program, which has a scanner of its own and no browser to leave in. */
export const seldom: SeldomPort = {
  headerRoom,
  keepPicture,
  openSettings: () => Taro.openSetting().catch(() => undefined),
  keepTable,
  whichSystem: async () => (process.env.TARO_ENV === 'alipay' ? 'alipay' : 'weapp'),
  locate,
  openOutside: async () => false,
  scan,
  canScanPictures: async () => false,
  scanPicture: async () => ({ outcome: 'closed' }),
  useShareCard,
  askSubscriptions,
}
