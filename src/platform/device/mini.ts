import Taro from '@tarojs/taro'
import type { Device } from '../../shared/host'
import type { ClientType } from '../../shared/transport'

/**
 * WeChat says `ios` on iPhone and iPad (else android, ohos, ohos_pc, windows, mac), Alipay `iOS` or
 * `iPhone OS`. WeChat's developer tools say `devtools`, with the chosen phone in `system`: `iOS 10.0.1`.
 */
const IOS = /^(ios|ipados|iphone)/i

/** The phone as a mini-program sees it. Read once: nothing of it changes while the app runs. */
export function miniDevice(clientType: ClientType, appType: string): Device {
  const info = Taro.getSystemInfoSync()
  return {
    clientType,
    appType,
    isMobile: true,
    language: info.language ?? 'en',
    width: info.windowWidth,
    height: info.windowHeight,
    pixelRatio: info.pixelRatio,
    os: IOS.test(info.platform) || IOS.test(info.system) ? 'ios' : 'other',
    clientUrl() {
      const pages = Taro.getCurrentPages()
      return `/${pages[pages.length - 1]?.route ?? ''}`
    },
  }
}
