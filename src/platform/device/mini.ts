import Taro from '@tarojs/taro'
import type { Device } from '../../shared/host'
import type { ClientType } from '../../shared/transport'

/**
 * WeChat says `ios` on iPhone and iPad (else android, ohos, ohos_pc, windows, mac), Alipay `iOS` or
 * `iPhone OS`. WeChat's developer tools say `devtools`, with the chosen phone in `system`: `iOS 10.0.1`.
 */
const IOS = /^(ios|ipados|iphone)/i

/** Whether a version such as `2.9.0` is below another one; one that cannot be read is not. */
function isBelow(version: unknown, least: string): boolean {
  if (!/^\d+(\.\d+)*$/.test(String(version))) return false
  const parts = String(version).split('.').map(Number)
  const wanted = least.split('.').map(Number)
  const at = wanted.findIndex((part, index) => part !== (parts[index] ?? 0))
  return at >= 0 && (parts[at] ?? 0) < (wanted[at] ?? 0)
}

interface Client {
  readonly clientType: ClientType
  readonly appType: string
  /** The oldest base library this release runs on. */
  readonly least: string
  /** The phone's base library, where the host does not say it with the rest. */
  readonly baseLibrary?: string
}

/** The phone as a mini-program sees it. Read once: nothing of it changes while the app runs. */
export function miniDevice({ clientType, appType, least, baseLibrary }: Client): Device {
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
    isTooOld: isBelow(baseLibrary ?? info.SDKVersion, least),
    clientUrl() {
      const pages = Taro.getCurrentPages()
      return `/${pages[pages.length - 1]?.route ?? ''}`
    },
  }
}
