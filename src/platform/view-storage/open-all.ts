import { utf8ToBytes } from '../../shared/bytes'
import {
  FIRST_PREFIX,
  VIEW_LIMITS,
  type ViewStorage,
  type ViewStorageOptions,
} from '../../shared/storage'
import { rawStorage } from '../storage'
import { BoundedViews } from './bounded'
import { openDatabase } from './database'

/**
 * All definitions of a browser: those of the first paint in localStorage, the others in IndexedDB, or in
 * localStorage too where that does not work. Always opens. Browser only, loaded behind the first paint.
 */
export async function openAll(
  options: ViewStorageOptions,
  open = openDatabase,
): Promise<ViewStorage> {
  const { first, onRefused } = options
  const rest = await openRest(options, open)
  const bytesOf = (name: string) => utf8ToBytes(rawStorage.get(FIRST_PREFIX + name) ?? '').length

  function setFirst(name: string, text: string): void {
    const bytes = utf8ToBytes(text).length
    // Should there be no room, an older one is worth nothing.
    rawStorage.remove(FIRST_PREFIX + name)
    if (bytes > VIEW_LIMITS.page) onRefused(name, bytes)
    else tryKeep(FIRST_PREFIX + name, text)
  }

  return {
    get: (name) => rest.get(name),
    set(name, text) {
      if (first.includes(name)) setFirst(name, text)
      else rest.set(name, text)
    },
    touch: (names) => rest.touch(names),
    bytes: () => first.reduce((sum, name) => sum + bytesOf(name), rest.bytes()),
    clear() {
      for (const name of first) rawStorage.remove(FIRST_PREFIX + name)
      rest.clear()
    },
    keepOnly: (scope) => rest.keepOnly(scope),
    onLoaded() {},
  }
}

function tryKeep(key: string, text: string): void {
  try {
    rawStorage.set(key, text)
  } catch {
    // It lives until the app closes.
  }
}

async function openRest(
  { first, onRefused, onUnavailable }: ViewStorageOptions,
  open: typeof openDatabase,
): Promise<ViewStorage> {
  const room = VIEW_LIMITS.total - first.length * VIEW_LIMITS.page
  try {
    const raw = await open()
    // What an earlier start without a database kept.
    new BoundedViews({ raw: rawStorage, onRefused }).clear()
    return new BoundedViews({ raw, onRefused, room })
  } catch {
    onUnavailable()
    return new BoundedViews({ raw: rawStorage, onRefused, room })
  }
}
