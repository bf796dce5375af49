import { useEffect, useState } from 'react'
import { reducedMotion } from '../../../../ui/style'

/** Counts through `count` things, `interval` ms each; stands still for who asked for less motion. */
export function useTurn(count: number, interval: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (count < 2 || reducedMotion()) return undefined
    const timer = setInterval(() => setTurn((now) => now + 1), interval)
    return () => clearInterval(timer)
  }, [count, interval])
  return count > 0 ? turn % count : 0
}
