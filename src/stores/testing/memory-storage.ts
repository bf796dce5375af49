import { StorageError } from '../../errors'
import type { RawStorage } from '../../shared/storage'

/** A host storage in memory, in the order of writing; full beyond `room` characters. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): RawStorage & {
  readonly stored: Map<string, string>
} {
  const stored = new Map<string, string>()
  return {
    stored,
    get: (key) => stored.get(key),
    set(key, value) {
      let used = key.length + value.length
      for (const [name, text] of stored) if (name !== key) used += name.length + text.length
      if (used > room) throw new StorageError('full', key)
      stored.set(key, value)
    },
    remove: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  }
}
