import { useEffect, useRef, useState } from 'react'
import type { SliceProps } from './types'

/** Contents are drawn while they are within this distance of the screen. */
const MARGIN = '100% 0px'

/**
 * Part of a long page: drawn only near the screen, replaced by its measured height when far, so that a
 * page of thousands costs as much as a screenful.
 */
export function Slice({ height, eager, children }: SliceProps) {
  const element = useRef<HTMLDivElement>(null)
  const measured = useRef(height)
  const [near, setNear] = useState(eager)

  useEffect(() => {
    const node = element.current
    if (!node || typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // A page under another one is not displayed and has no size: it keeps what it shows.
        if (!entry.isIntersecting && entry.boundingClientRect.width === 0) return
        if (!entry.isIntersecting) measured.current = node.offsetHeight || measured.current
        setNear(entry.isIntersecting)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [])

  if (near) return <div ref={element}>{children()}</div>
  return <div ref={element} style={{ height: measured.current }} aria-hidden='true' />
}
