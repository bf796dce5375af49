import { useEffect, useRef, useState } from 'react'

/** Client spec §4: the phone prompt closes after 3 seconds. */
export const BIND_PROMPT_TIME = 3000
const SECOND = 1000

export interface AutoClose {
  /** Seconds until it closes; undefined once somebody is in it. */
  readonly left: number | undefined
  /** Somebody is in it: it stays until they close it. */
  readonly hold: () => void
}

/** Closes after `BIND_PROMPT_TIME`, unless held. Counts anew each time it opens. */
export function useAutoClose(open: boolean, close: () => void): AutoClose {
  const [left, setLeft] = useState<number>()
  const latest = useRef(close)
  latest.current = close
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stop = () => {
    clearInterval(timer.current)
    setLeft(undefined)
  }
  useEffect(() => {
    if (!open) return undefined
    const end = Date.now() + BIND_PROMPT_TIME
    setLeft(BIND_PROMPT_TIME / SECOND)
    timer.current = setInterval(() => {
      const remaining = Math.ceil((end - Date.now()) / SECOND)
      setLeft(Math.max(0, remaining))
      if (remaining > 0) return
      clearInterval(timer.current)
      latest.current()
    }, SECOND)
    return () => clearInterval(timer.current)
  }, [open])
  return { left, hold: stop }
}
