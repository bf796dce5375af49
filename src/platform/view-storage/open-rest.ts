import { VIEW_LIMITS, type ViewStorage, type ViewStorageOptions } from '../../shared/view-storage'
import { rawStorage } from '../storage'
import { BoundedViews } from './bounded'
import { openDatabase } from './database'

/**
 * The definitions a first paint does not need: in IndexedDB, else in localStorage. Always opens. Browser
 * only, loaded behind the first paint.
 */
export async function openRest({
  first,
  onRefused,
  onUnavailable,
}: ViewStorageOptions): Promise<ViewStorage> {
  const room = VIEW_LIMITS.total - first.length * VIEW_LIMITS.page
  try {
    const raw = await openDatabase()
    // What an earlier start without a database kept.
    new BoundedViews({ raw: rawStorage, onRefused }).clear()
    return new BoundedViews({ raw, onRefused, room })
  } catch {
    onUnavailable()
    return new BoundedViews({ raw: rawStorage, onRefused, room })
  }
}
