import { useEffect, useState } from 'react'

/** Milliseconds before a picker comes up (client spec §4): the tap that opens it must not reach it. */
export const PICKER_OPEN_DELAY = 20

/** True `PICKER_OPEN_DELAY` after `open` became true; false at once. */
export function useLate(open: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!open) {
      setLate(false)
      return undefined
    }
    const timer = setTimeout(() => setLate(true), PICKER_OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [open])
  return open && late
}
