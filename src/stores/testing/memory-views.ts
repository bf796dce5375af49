import { utf8ToBytes } from '../../shared/bytes'
import type { ViewStorage } from '../../shared/storage'

/** A storage of views in memory, without limits. `arrive` is what a slow database does when it opens. */
export function memoryViews(
  stored = new Map<string, string>(),
): ViewStorage & { readonly stored: Map<string, string>; arrive(): void } {
  let scope: string | undefined
  let loaded = () => {}
  return {
    stored,
    get: (name) => stored.get(name),
    set: (name, text) => void stored.set(name, text),
    touch() {},
    bytes: () => [...stored.values()].reduce((sum, text) => sum + utf8ToBytes(text).length, 0),
    clear: () => stored.clear(),
    keepOnly(next) {
      if (scope !== undefined && scope !== next) stored.clear()
      scope = next
    },
    onLoaded(callback) {
      loaded = callback
    },
    arrive: () => loaded(),
  }
}
