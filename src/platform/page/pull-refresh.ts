import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** The page was pulled down; the host's spinner stays until the promise settles. */
export function usePullRefresh(callback: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    callback()
      .catch(() => {})
      .then(() => Taro.stopPullDownRefresh())
  })
}
