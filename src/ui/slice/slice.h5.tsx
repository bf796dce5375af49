import { useEffect, useRef, useState } from 'react'
import type { PageSlicesProps, SliceProps } from '../types'
import { watchNearness } from './nearness'
import './slice.scss'

/** A browser watches by itself (nearness.ts). */
export const PageSlices = ({ children }: PageSlicesProps) => <>{children}</>

/** Rows of a list that come and go together: a page of them, because each slice is watched. */
export const SLICE_ROWS = 50
/** Cards of a grid that come and go together, a multiple of what stands in a row: 2, 3, 4 or 6. */
export const SLICE_CARDS = 48
/** Whether the first slice of a grid stays when it is far: a browser carries it without effort. */
export const KEEPS_FIRST = true

/**
 * Part of a long page: drawn only near the screen, replaced by its measured height when far, so that a
 * page of thousands costs as much as a screenful.
 */
export function Slice({ height, eager, holdsMargins, children }: SliceProps) {
  const element = useRef<HTMLDivElement>(null)
  const measured = useRef(height)
  const [near, setNear] = useState(eager)

  useEffect(() => {
    const node = element.current
    if (!node || typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    return watchNearness(node, ({ isIntersecting, boundingClientRect }) => {
      // A page under another one is not displayed and has no size: it keeps what it shows.
      if (!isIntersecting && boundingClientRect.width === 0) return
      if (!isIntersecting) measured.current = boundingClientRect.height || measured.current
      setNear(isIntersecting)
    })
  }, [])

  const className = holdsMargins ? 'tp-slice' : undefined
  if (near) {
    return (
      <div ref={element} className={className}>
        {children()}
      </div>
    )
  }
  const style = { height: measured.current }
  return <div ref={element} className={className} style={style} aria-hidden='true' />
}
