import { useEffect, useState } from 'react'

/** What fits the first screen with a little to spare, and what follows at a time. */
const FIRST = 6
const STEP = 10
/** A pause long enough for a tap to get through, ms. */
const PAUSE = 60

/**
 * How many items of a list to draw now. Mini-programs draw what the screen holds and the others a moment
 * later: a card costs 1.8 KB of setData, and one call is to stay under 24 KB (budget B5).
 *
 * @param of names the list: another one, which may be there in full, begins anew.
 * @param first how many of them the screen holds.
 */
export function useGradual(total: number, of = '', first = FIRST): number {
  const [drawn, setDrawn] = useState({ of, count: first })
  const count = drawn.of === of ? drawn.count : first
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => setDrawn({ of, count: count + STEP }), PAUSE)
    return () => clearTimeout(timer)
  }, [count, total, of])
  return Math.min(count, total)
}
