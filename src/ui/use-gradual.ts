import { useEffect, useState } from 'react'

/** What fits the first screen with a little to spare, and what follows at a time. */
const FIRST = 6
const STEP = 10
/** A pause long enough for a tap to get through, ms. */
const PAUSE = 60

/**
 * How many items of a list to draw now. Mini-programs draw what the screen holds and the others a moment
 * later: a card costs 1.8 KB of setData, and one call is to stay under 24 KB (budget B5).
 */
export function useGradual(total: number): number {
  const [count, setCount] = useState(FIRST)
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => setCount(count + STEP), PAUSE)
    return () => clearTimeout(timer)
  }, [count, total])
  return Math.min(count, total)
}
