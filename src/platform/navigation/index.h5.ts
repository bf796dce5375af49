import Taro from '@tarojs/taro'
import type { HostNavigation } from '../../shared/host'
import { previousUrl } from './stack'

const settle = (call: Promise<unknown>): Promise<void> => call.then(() => undefined)

function hashPath(): string {
  return window.location.hash.slice(1).split('?')[0] || '/'
}

/** In the browser the public path is the address itself. */
export const hostNavigation: HostNavigation = {
  navigateTo: (url) => settle(Taro.navigateTo({ url })),
  redirectTo: (url) => settle(Taro.redirectTo({ url })),
  switchTab: (url) => settle(Taro.switchTab({ url })),
  reLaunch: (url) => settle(Taro.reLaunch({ url })),
  back: () => settle(Taro.navigateBack()),
  previousUrl,
  depth: () => Taro.getCurrentPages().length,
  currentPath: hashPath,
  // The router itself shows a page for these (src/platform/browser/router.ts).
  onUnknownPage: () => {},
  toHostPath: (publicPath) => publicPath,
}
