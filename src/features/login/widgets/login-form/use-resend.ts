import { useEffect, useState } from 'react'

const SECOND = 1000

export interface Resend {
  /** Seconds until another code may be asked for; 0 when it may. */
  readonly left: number
  readonly start: (seconds: number) => void
}

/** Counts down by the clock, so that a pause in the background costs nothing. */
export function useResend(): Resend {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / SECOND))
  const counting = left > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [counting])
  return {
    left,
    start(seconds) {
      const started = Date.now()
      setNow(started)
      setUntil(started + seconds * SECOND)
    },
  }
}
