import Taro from '@tarojs/taro'
import type { TellFault } from '../../shared/host'

/** Hears of what the app throws and does not catch. A host gives a text, the stack in it, or an error. */
export function watchFaults(tell: TellFault): void {
  Taro.onError?.((error: unknown) => tell('app', 'the app threw', error))
  Taro.onUnhandledRejection?.(({ reason }: { reason: unknown }) =>
    tell('app', 'nobody waited for this', reason),
  )
}

/** Path of the page in front, as the host calls it. */
export function pagePath(): string {
  const pages = Taro.getCurrentPages()
  const route = pages[pages.length - 1]?.route ?? ''
  return `/${route.replace(/^\//, '').split('?')[0]}`
}
