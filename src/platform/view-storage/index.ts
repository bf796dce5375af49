import Taro from '@tarojs/taro'
import type { ViewStorage, ViewStorageOptions } from '../../shared/storage'
import { rawStorage } from '../storage'
import { BoundedViews } from './bounded'
import { writeBehind } from './write-behind'

/** View definitions in the host's storage: it answers at once, and is written behind the app. */
export function openViewStorage({ onRefused }: ViewStorageOptions): ViewStorage {
  const raw = writeBehind(rawStorage, {
    set: (key, data) => Taro.setStorage({ key, data }),
    remove: (key) => Taro.removeStorage({ key }),
  })
  return new BoundedViews({ raw, onRefused })
}
