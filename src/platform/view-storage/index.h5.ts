import { FIRST_PREFIX, type ViewStorage, type ViewStorageOptions } from '../../shared/storage'
import { waiting as waitingPage } from '../browser/ready'
import { rawStorage } from '../storage'

const loadAll = async (): Promise<(options: ViewStorageOptions) => Promise<ViewStorage>> =>
  (await import(/* webpackChunkName: "start" */ './open-all')).openAll

/**
 * View definitions in the browser: those of the first paint in localStorage, which answers at once, all
 * others in the database `alabo` (client spec §9). It is opened, and its code loaded, when something other
 * than that first definition is asked for or kept: the first paint never waits for it.
 * `load` brings what opens it.
 */
export function openViewStorage(options: ViewStorageOptions, load = loadAll): ViewStorage {
  const listeners: (() => void)[] = []
  /** What is to be done once everything is open, in order. */
  let waiting: ((views: ViewStorage) => void)[] = []
  let all: ViewStorage | undefined
  let isOpening = false

  const isFirst = (name: string) => options.first.includes(name)
  const firstOf = (name: string) => rawStorage.get(FIRST_PREFIX + name)

  async function open(): Promise<void> {
    if (isOpening) return
    isOpening = true
    try {
      const openAll = await load()
      all = await openAll(options)
      for (const run of waiting) run(all)
      for (const tell of listeners) tell()
      waitingPage.refresh()
    } catch {
      // The code did not arrive: this run keeps its pages in memory, the next need tries again.
      isOpening = false
    }
    waiting = []
  }

  function withAll(run: (views: ViewStorage) => void): void {
    if (all) run(all)
    else waiting.push(run)
    open()
  }

  return {
    get(name) {
      if (isFirst(name)) return firstOf(name)
      open()
      return all?.get(name)
    },
    set(name, text) {
      if (!isFirst(name) || firstOf(name) !== text) withAll((views) => views.set(name, text))
    },
    touch(names) {
      if (!names.every(isFirst)) withAll((views) => views.touch(names))
    },
    bytes() {
      open()
      return all?.bytes() ?? 0
    },
    clear() {
      withAll((views) => views.clear())
    },
    keepOnly(scope) {
      if (all) all.keepOnly(scope)
      else waiting.push((views) => views.keepOnly(scope))
    },
    onLoaded(callback) {
      listeners.push(callback)
    },
  }
}
