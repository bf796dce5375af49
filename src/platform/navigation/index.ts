import Taro from '@tarojs/taro'
import type { HostNavigation } from '../../shared/host-port'
import { previousUrl, toUrl } from './stack'

const settle = (call: Promise<unknown>): Promise<void> => call.then(() => undefined)

/** Mini-programs know pages by their file (`/core/merchant/index`; client spec §2, point 9). */
export const hostNavigation: HostNavigation = {
  navigateTo: (url) => settle(Taro.navigateTo({ url })),
  redirectTo: (url) => settle(Taro.redirectTo({ url })),
  // A host takes no query here; the page reads it from what was left for it.
  switchTab: (url) => settle(Taro.switchTab({ url: url.replace(/\?.*/, '') })),
  back: () => settle(Taro.navigateBack()),
  previousUrl,
  depth: () => Taro.getCurrentPages().length,
  currentPath() {
    const pages = Taro.getCurrentPages()
    const route = pages[pages.length - 1]?.route ?? ''
    return `/${route.replace(/^\//, '').split('?')[0]}`
  },
  onUnknownPage: (listener) =>
    Taro.onPageNotFound(({ path, query }) => listener(toUrl(path, query))),
  describePages: () => {},
  toHostPath: (_publicPath, filePath) => filePath,
}
