import { useEffect, useRef } from 'react'
import { ListFooter } from '../states/states'
import type { EndMarkerProps } from '../types'

/** How far below the window the end already counts as reached. */
const AHEAD = '480px'

/** The end of a list that grows with its page. Browsers: it asks for more when it comes near. */
export function EndMarker({ state, text, onReach }: EndMarkerProps) {
  const host = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  reach.current = onReach
  useEffect(() => {
    if (state !== 'more' || !host.current || typeof IntersectionObserver !== 'function') return
    // A new observer reports at once, so a page that is still too short goes on loading.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach.current()
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    )
    observer.observe(host.current)
    return () => observer.disconnect()
  }, [state])
  return (
    <div ref={host}>
      <ListFooter state={state} text={text} onTap={onReach} />
    </div>
  )
}
