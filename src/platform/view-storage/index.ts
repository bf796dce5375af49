import Taro from '@tarojs/taro'
import type { RawStorage, ViewStorage, ViewStorageOptions } from '../../shared/storage'
import { rawStorage } from '../storage'
import { BoundedViews } from './bounded'

/** The host's calls that do not make the app wait. They reject when the storage is full. */
export interface SlowStorage {
  set(key: string, value: string): Promise<unknown>
  remove(key: string): Promise<unknown>
}

/** How long writes are gathered, ms: the first page and the refresh of all are one batch each. */
const GATHERED = 1000

/**
 * A storage that is written behind the app: what is set can be read at once, and reaches the device a
 * moment later, each key once and in the order of its last change. What does not fit, and what a killed app
 * had not written yet, is not there at the next start. `set` and `remove` never throw.
 */
export function writeBehind(raw: RawStorage, slow: SlowStorage): RawStorage {
  const waiting = new Map<string, string | undefined>()
  let isPlanned = false

  async function flush(): Promise<void> {
    for (const [key, value] of waiting) {
      try {
        await (value === undefined ? slow.remove(key) : slow.set(key, value))
      } catch {
        // No room: the older one would be taken for this one.
        await slow.remove(key).catch(() => undefined)
      }
      // Unless it was changed meanwhile.
      if (waiting.get(key) === value) waiting.delete(key)
    }
    isPlanned = false
    if (waiting.size > 0) plan()
  }

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setTimeout(flush, GATHERED)
  }

  function change(key: string, value: string | undefined): void {
    waiting.delete(key)
    waiting.set(key, value)
    plan()
  }

  return {
    get: (key) => (waiting.has(key) ? waiting.get(key) : raw.get(key)),
    set: change,
    remove: (key) => change(key, undefined),
    keys() {
      const all = new Set(raw.keys())
      for (const [key, value] of waiting) {
        if (value === undefined) all.delete(key)
        else all.add(key)
      }
      return [...all]
    },
  }
}

/** View definitions in the host's storage: it answers at once, and is written behind the app. */
export function openViewStorage({ onRefused }: ViewStorageOptions): ViewStorage {
  const raw = writeBehind(rawStorage, {
    set: (key, data) => Taro.setStorage({ key, data }),
    remove: (key) => Taro.removeStorage({ key }),
  })
  return new BoundedViews({ raw, onRefused })
}
