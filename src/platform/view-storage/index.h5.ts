import { LOCAL_KEY_PREFIX } from '../../shared/constants'
import { utf8ToBytes } from '../../shared/utf8'
import { VIEW_LIMITS, type ViewStorage, type ViewStorageOptions } from '../../shared/view-storage'
import { rawStorage } from '../storage'

const PREFIX = `${LOCAL_KEY_PREFIX}first_`

/**
 * View definitions in the browser: those of the first paint in localStorage, which answers at once, all
 * others in the database `alabo` (client spec §9). It is opened, and its code loaded, when a page other
 * than those asks for its definition: the first paint never waits for it.
 */
export function openViewStorage(options: ViewStorageOptions): ViewStorage {
  const { first, onRefused } = options
  const listeners: (() => void)[] = []
  /** What is to be done once the database is open, in order. */
  let waiting: ((views: ViewStorage) => void)[] = []
  let rest: ViewStorage | undefined
  let isOpening = false

  function open(): void {
    if (isOpening) return
    isOpening = true
    import('./open-rest')
      .then(({ openRest }) => openRest(options))
      .then((views) => {
        rest = views
        for (const run of waiting) run(views)
        for (const tell of listeners) tell()
      })
      .catch(() => {
        // The code did not arrive: this run keeps its pages in memory, the next need tries again.
        isOpening = false
      })
      .then(() => {
        waiting = []
      })
  }

  function withRest(run: (views: ViewStorage) => void): void {
    if (rest) {
      run(rest)
    } else {
      waiting.push(run)
      open()
    }
  }

  return {
    get(name) {
      if (first.includes(name)) return rawStorage.get(PREFIX + name)
      if (!rest) open()
      return rest?.get(name)
    },
    set(name, text) {
      if (!first.includes(name)) return withRest((views) => views.set(name, text))
      const bytes = utf8ToBytes(text).length
      try {
        if (bytes <= VIEW_LIMITS.page) return rawStorage.set(PREFIX + name, text)
        onRefused(name, bytes)
      } catch {
        // No room.
      }
      rawStorage.remove(PREFIX + name)
    },
    remove(name) {
      if (first.includes(name)) rawStorage.remove(PREFIX + name)
      else withRest((views) => views.remove(name))
    },
    touch(names) {
      if (!names.every((name) => first.includes(name))) withRest((views) => views.touch(names))
    },
    bytes() {
      if (!rest) open()
      const early = first.map((name) => utf8ToBytes(rawStorage.get(PREFIX + name) ?? '').length)
      return early.reduce((sum, bytes) => sum + bytes, rest?.bytes() ?? 0)
    },
    clear() {
      for (const name of first) rawStorage.remove(PREFIX + name)
      withRest((views) => views.clear())
    },
    keepOnly(scope) {
      const run = (views: ViewStorage) => views.keepOnly(scope)
      if (rest) run(rest)
      else waiting.push(run)
    },
    onLoaded(callback) {
      listeners.push(callback)
    },
  }
}
