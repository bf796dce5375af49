import Taro from '@tarojs/taro'
import type { ClientType } from '../../shared/client-type'
import type { Device } from './types'

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
    clientUrl() {
      const pages = Taro.getCurrentPages()
      return `/${pages[pages.length - 1]?.route ?? ''}`
    },
  }
}
