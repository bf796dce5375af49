import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { PageSlicesProps, SliceProps } from '../types'
import './slice.scss'

type Listener = (entry: IntersectionObserverEntry) => void
/** Tells a listener where an element is: once soon, then each time it comes near or leaves. Returns how to stop. */
type Watch = (element: Element, listener: Listener) => () => void

/** Contents are drawn while they are within this distance of the screen. */
const MARGIN = '100% 0px'

/** One observer for all slices of a page, because hundreds cost more than what they watch. */
function createWatch(): Watch | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  const listeners = new WeakMap<Element, Listener>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry)
    },
    { rootMargin: MARGIN },
  )
  return (element, listener) => {
    listeners.set(element, listener)
    observer.observe(element)
    return () => {
      observer.unobserve(element)
      listeners.delete(element)
    }
  }
}

const PageWatch = createContext<Watch | undefined>(undefined)

/** Around a page: its slices are watched together, by the browser itself. */
export function PageSlices({ children }: PageSlicesProps) {
  const watch = useMemo(createWatch, [])
  return <PageWatch.Provider value={watch}>{children}</PageWatch.Provider>
}

/** Rows of a list that come and go together: a page of them, because each slice is watched. */
export const SLICE_ROWS = 50
/** Cards of a grid that come and go together, a multiple of what stands in a row: 2, 3, 4 or 6. */
export const SLICE_CARDS = 48
/** So much of a page is drawn at once, in screens. */
export const SCREENS_AT_ONCE = 1.5
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
  const page = useContext(PageWatch)
  const watch = useMemo(() => page ?? createWatch(), [page])

  useEffect(() => {
    const node = element.current
    if (!node || !watch) {
      setNear(true)
      return undefined
    }
    return watch(node, ({ isIntersecting, boundingClientRect }) => {
      const { width, height } = boundingClientRect
      // A page under another one is not displayed and has no size: it keeps what it shows. So does what draws
      // nothing: a guess in its place would come and go with each frame, and the page jump.
      if (!isIntersecting && width * height === 0) return
      if (!isIntersecting) measured.current = height
      setNear(isIntersecting)
    })
  }, [watch])

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
