import { useEffect, useState } from 'react'
import { SHEET_TIME } from './style'

/** Whether a part that comes and goes is there, and whether it is on its way out. */
export type Presence = 'gone' | 'open' | 'leaving'

/** Keeps a part mounted for `SHEET_TIME` after `open` became false, so that it can leave. */
export function usePresence(open: boolean): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'gone')
  useEffect(() => {
    if (open) {
      setPresence('open')
      return undefined
    }
    setPresence((now) => (now === 'open' ? 'leaving' : now))
    const timer = setTimeout(() => setPresence('gone'), SHEET_TIME)
    return () => clearTimeout(timer)
  }, [open])
  return presence
}
