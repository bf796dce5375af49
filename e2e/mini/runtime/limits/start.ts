import { note } from './breach'
import { realNow } from './clock'
import { wasTapped } from './taps'

/**
 * The start is over with the first tap, and after so many milliseconds at the latest. WeChat's document
 * warns of many synchronous calls until then without a number; this one is ours.
 */
const START = 10_000
const MOST_WRITES = 20

let writes = 0
let questions = 0

const isStarting = (): boolean => !wasTapped() && realNow() < START

/** Counts a write that made the bundle wait. */
export function countSyncWrite(): void {
  if (!isStarting()) return
  writes += 1
  if (writes > MOST_WRITES) note('storage-at-start', `more than ${MOST_WRITES} synchronous writes`)
}

/** Counts a question about the system, which WeChat answers slowly and always the same. */
export function countSystemInfo(): void {
  if (!isStarting()) return
  questions += 1
  if (questions > 1) note('system-at-start', 'getSystemInfo more than once')
}
