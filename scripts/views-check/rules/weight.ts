import { estimateFirstDraw } from '../first-draw'
import type { Rule, View } from '../types'

const KB = 1024
/** WeChat advises 256 KB a `setData` at most; a slow phone feels a quarter of that. */
const MOST = 256 * KB
const HEAVY = 64 * KB

const over = (limit: number, most: number) =>
  function* check(view: View) {
    const bytes = estimateFirstDraw(view)
    if (bytes <= limit || bytes > most) return
    const message = `the first draw sends about ${Math.ceil(bytes / KB)} KB, over ${limit / KB} KB`
    yield { path: 'widgets', message }
  }

/** What the first draw costs on a mini-program. */
export const weightRules: readonly Rule[] = [
  {
    name: 'first-draw',
    severity: 'error',
    about: `the first setData has at most ${MOST / KB} KB, by estimate`,
    check: over(MOST, Number.POSITIVE_INFINITY),
  },
  {
    name: 'first-draw-heavy',
    severity: 'warning',
    about: `the first setData has at most ${HEAVY / KB} KB, by estimate`,
    check: over(HEAVY, MOST),
  },
]
