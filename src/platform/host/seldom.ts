import Taro from '@tarojs/taro'
import type { HeaderRoom } from '../../shared/host'
import type { SeldomPort } from '../../shared/host-port'
import { keepPicture, keepTable } from '../errands/keep-picture'
import { locate } from '../locate'
import { scanByHost } from '../scan'
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

/** Of a mini-program, which has a scanner of its own and no browser to leave in. */
export const seldom: SeldomPort = {
  headerRoom,
  keepPicture,
  openSettings: () => Taro.openSetting().catch(() => undefined),
  keepTable,
  whichSystem: async () => (process.env.TARO_ENV === 'alipay' ? 'alipay' : 'weapp'),
  locate,
  openOutside: async () => false,
  scan: scanByHost,
  canScanPictures: async () => false,
  scanPicture: async () => ({ outcome: 'closed' }),
  useShareCard,
  askSubscriptions,
}
