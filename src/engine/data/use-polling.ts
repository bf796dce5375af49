import { useCallback, useEffect, useRef } from 'react'
import { usePage } from '../page/page-context'
import { useServices } from '../services'

/** A server that does not answer is left in peace for up to this long, ms. */
const LONGEST = 24_000
/** Before whoever wants one answer asks for it again, ms. */
const PAUSE = 3000

interface PollingOptions {
  /** Before the first of them, ms: who has asked in another way waits. */
  readonly first?: number
}

/**
 * Calls `poll` and then again `every` ms after its answer, as long as the page is in front and the app can
 * be seen; a page that comes back, and a network, ask at once. A rejected poll doubles the pause.
 *
 * @param every undefined: until there is one answer.
 * @returns what asks at once.
 */
export function usePolling(
  poll: () => Promise<unknown>,
  every: number | undefined,
  { first = 0 }: PollingOptions = {},
): () => void {
  const { host } = useServices()
  const { isShown } = usePage()
  const front = useRef<boolean>()
  front.current ??= isShown()
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
    let isBusy = false
    let isOver = false

    const again = (pause: number) => {
      if (!isOver) timer = setTimeout(turn, Math.min(pause * 2 ** failures, LONGEST))
    }
    async function turn(): Promise<void> {
      clearTimeout(timer)
      if (isBusy || isOver) return
      if (!front.current || host.isHidden()) return again(every ?? PAUSE)
      isBusy = true
      try {
        await latest.current()
        failures = 0
      } catch {
        failures += 1
      }
      isBusy = false
      if (every !== undefined || failures > 0) again(every ?? PAUSE)
    }
    wake.current = () => {
      if (every !== undefined || failures > 0) void turn()
    }
    if (first > 0) again(first)
    else void turn()
    const stop = host.onNetwork(() => wake.current())
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [every, first, host])
  return useCallback(() => wake.current(), [])
}
