import Taro from '@tarojs/taro'
import { StorageError } from '../../errors'
import { isObject } from '../../shared/json'
import type { RawStorage } from '../../shared/storage'

/**
 * The mini-program's storage: 10 MB in all; a key holds 1 MB on WeChat, 200 KB on Alipay. What does not fit
 * is thrown by WeChat and answered by Alipay (`{success: false, error}`).
 */
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
    const refusal = write(key, value)
    if (refusal !== undefined) throw new StorageError('full', key, refusal)
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

/** Why the host did not take it; undefined when it did. */
function write(key: string, value: string): unknown {
  try {
    const answer: unknown = Taro.setStorageSync(key, value)
    return isObject(answer) && answer.success === false ? answer : undefined
  } catch (cause) {
    return cause ?? 'refused'
  }
}
