import { useEffect, useRef } from 'react'
import { useServices } from '../../../../engine/services'

/** A server that does not answer is left in peace for up to this long, ms. */
const SLOWEST = 24_000

/**
 * Calls `poll` at once and then again `every` ms after its answer, as long as the page is in front and the
 * app can be seen; a page that comes back asks at once. Without `every` it asks until it has one answer.
 * A rejected poll doubles the pause.
 */
export function usePolling(
  poll: () => Promise<void>,
  every: number | undefined,
  pause = 3000,
): void {
  const { host } = useServices()
  const front = useRef(true)
  const wake = useRef(() => {})
  const latest = useRef(poll)
  latest.current = poll

  host.usePageHide(() => {
    front.current = false
  })
  host.usePageShow(() => {
    front.current = true
    wake.current()
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let busy = false
    let over = false

    const again = (ms: number) => {
      if (!over) timer = setTimeout(turn, Math.min(ms * 2 ** failures, SLOWEST))
    }
    async function turn(): Promise<void> {
      clearTimeout(timer)
      if (busy || over) return
      if (!front.current || host.isHidden()) return again(every ?? pause)
      busy = true
      try {
        await latest.current()
        failures = 0
      } catch {
        failures += 1
      }
      busy = false
      if (every !== undefined || failures > 0) again(every ?? pause)
    }
    wake.current = () => {
      if (every !== undefined || failures > 0) turn()
    }
    turn()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [every, pause, host])
}
