import Taro from '@tarojs/taro'
import { StorageError } from '../../errors'
import type { RawStorage } from '../../shared/storage'

/** The mini-program's storage: 10 MB in all; a key holds 1 MB on WeChat, 200 KB on Alipay. */
export const rawStorage: RawStorage = {
  get(key) {
    try {
      const value: unknown = Taro.getStorageSync(key)
      return typeof value === 'string' && value !== '' ? value : undefined
    } catch {
      return undefined
    }
  },
  set(key, value) {
    try {
      Taro.setStorageSync(key, value)
    } catch (cause) {
      throw new StorageError('full', key, cause)
    }
  },
  remove(key) {
    try {
      Taro.removeStorageSync(key)
    } catch {
      // Nothing is stored then, which is what was asked for.
    }
  },
  keys() {
    try {
      return Taro.getStorageInfoSync().keys
    } catch {
      return []
    }
  },
}
