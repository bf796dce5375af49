import { StorageError } from '../../errors'
import type { RawStorage } from '../../shared/storage'

/** localStorage throws when it is full, and at any touch in some private modes. */
export const rawStorage: RawStorage = {
  get(key) {
    try {
      return window.localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  set(key, value) {
    try {
      window.localStorage.setItem(key, value)
    } catch (cause) {
      throw new StorageError('full', key, cause)
    }
  },
  remove(key) {
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Nothing is stored then, which is what was asked for.
    }
  },
  keys() {
    try {
      return Object.keys(window.localStorage)
    } catch {
      return []
    }
  },
}
