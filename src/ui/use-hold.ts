import { useEffect, useRef } from 'react'

/** How long a press is held until it counts, ms, and how far it may stray meanwhile, px (client spec §9). */
export const HOLD_TIME = 350
const TOLERANCE = 10

export interface Hold {
  readonly start: (x: number, y: number) => void
  readonly move: (x: number, y: number) => void
  readonly cancel: () => void
  /** The press was held: the click that ends it is none. */
  readonly wasHeld: () => boolean
}

/** Calls back once a press has been held. A finger that lifts, scrolls or strays takes it back. */
export function useHold(onHold: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const from = useRef({ x: 0, y: 0 })
  const held = useRef(false)
  const latest = useRef(onHold)
  latest.current = onHold
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start(x, y) {
      cancel()
      from.current = { x, y }
      held.current = false
      timer.current = setTimeout(() => {
        held.current = true
        latest.current()
      }, HOLD_TIME)
    },
    move(x, y) {
      if (Math.hypot(x - from.current.x, y - from.current.y) > TOLERANCE) cancel()
    },
    cancel,
    wasHeld: () => held.current,
  }
}
