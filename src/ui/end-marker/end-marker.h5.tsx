import { useEffect, useRef } from 'react'
import { watch } from '../slice/slice.h5'
import { ListFooter } from '../states/states'
import type { EndMarkerProps } from '../types'

/** The end of a list that grows with its page. Browsers: it asks for more when it comes near. */
export function EndMarker({ state, text, onReach }: EndMarkerProps) {
  const host = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  reach.current = onReach
  useEffect(() => {
    if (state !== 'more' || !host.current || !window.IntersectionObserver) return
    // What is watched anew is told at once, so a page that is still too short goes on loading.
    return watch(host.current, ({ isIntersecting }) => {
      if (isIntersecting) reach.current()
    })
  }, [state])
  return (
    <div ref={host}>
      <ListFooter state={state} text={text} onTap={onReach} />
    </div>
  )
}
