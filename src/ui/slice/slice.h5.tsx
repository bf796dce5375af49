import { startTransition, useEffect, useRef, useState } from 'react'
import { ListFooter } from '../states/states'
import type { EndMarkerProps, PageSlicesProps, SliceProps } from '../types'
import './slice.scss'

type Listener = (entry: IntersectionObserverEntry) => unknown

/** What an element scrolls in: a margin counts around nothing else. None in a sheet, which lies above the pages. */
const pageOf = (element: Element) => element.closest('.taro_page')

interface PageWatch {
  readonly listeners: Map<Element, Listener>
  observer: IntersectionObserver
}

/** By what scrolls: one observer for all elements of a page, because hundreds cost more than what they watch. */
const watches = new WeakMap<Node, PageWatch>()

/**
 * What watches a page. Near is what is in sight, so that a start draws and asks no more than it must; and once
 * somebody scrolls, what is within three screens of it.
 */
function watchOf(root: Element | null): PageWatch {
  const key = root ?? document
  const known = watches.get(key)
  if (known) return known
  const listeners: PageWatch['listeners'] = new Map()
  const begin = (rootMargin?: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) listeners.get(entry.target)?.(entry)
      },
      { root, rootMargin },
    )
    for (const each of listeners.keys()) observer.observe(each)
    return observer
  }
  const page = { listeners, observer: begin() }
  watches.set(key, page)
  const lookAhead = () => {
    page.observer.disconnect()
    page.observer = begin('300% 0px')
  }
  root?.addEventListener('scroll', lookAhead, { once: true })
  return page
}

/** Tells a listener where an element is: once soon, then each time it comes near or leaves. Returns how to stop. */
function watch(element: Element, listener: Listener): () => void {
  const page = watchOf(pageOf(element))
  page.listeners.set(element, listener)
  page.observer.observe(element)
  return () => {
    page.observer.unobserve(element)
    page.listeners.delete(element)
  }
}

/** Slices that were left and stay drawn, the first left first. */
const left = new WeakMap<Node, Set<() => void>>()

/** So many of them stay: to draw what was drawn before costs a reader who turns back more than to keep it. */
const MOST_LEFT = 4

/** Around a page: nothing here, browsers watch by themselves. */
export const PageSlices = ({ children }: PageSlicesProps) => children

/** Rows of a list that come and go together: a page of them, because each slice is watched. */
export const SLICE_ROWS = 50
/** Cards of a grid that come and go together, a multiple of what stands in a row: 2, 3, 4 or 6. */
export const SLICE_CARDS = 12
/** So much of a page is drawn at once, in screens. */
export const SCREENS_AT_ONCE = 1.5

/**
 * Part of a long page: drawn only near the screen, replaced by its measured height when far, so that a
 * page of thousands costs as much as a screenful.
 */
export function Slice({ height, eager, holdsMargins, children }: SliceProps) {
  const element = useRef<HTMLDivElement>(null)
  const measured = useRef<number>()
  const [near, setNear] = useState(eager)

  useEffect(() => {
    const node = element.current
    if (!node || !window.IntersectionObserver) {
      setNear(true)
      return undefined
    }
    const page = pageOf(node) ?? document
    const others = left.get(page) ?? new Set()
    left.set(page, others)
    const undraw = () => {
      others.delete(undraw)
      // Under a tab that is not shown it has none: what it was is kept.
      measured.current = node.offsetHeight || measured.current
      startTransition(() => setNear(false))
    }
    const stop = watch(node, ({ isIntersecting, boundingClientRect: { width, height } }) => {
      others.delete(undraw)
      // It is not in sight yet: drawn between two frames, a few milliseconds at a time.
      if (isIntersecting) return startTransition(() => setNear(true))
      // A page under another one is not displayed and has no size: it keeps what it shows. So does what draws
      // nothing: a guess in its place would come and go with each frame, and the page jump.
      if (width * height === 0) return undefined
      // Passed before it was drawn.
      if (!node.firstChild) return startTransition(() => setNear(false))
      others.add(undraw)
      const [first] = others
      return others.size > MOST_LEFT && first?.()
    })
    return () => {
      stop()
      others.delete(undraw)
    }
  }, [])

  const style = near ? undefined : { height: measured.current ?? height }
  return (
    <div ref={element} className={holdsMargins ? 'tp-slice' : undefined} style={style}>
      {near && children()}
    </div>
  )
}

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
