import { startTransition, useEffect, useRef, useState } from 'react'
import type { PageSlicesProps, SliceProps } from '../types'
import './slice.scss'

type Listener = (entry: IntersectionObserverEntry) => unknown

/** What an element scrolls in: a margin counts around nothing else. None in a sheet, which lies above the pages. */
const pageOf = (element: Element) => element.closest('.taro_page')

const listeners = new Map<Element, Listener>()
/** One for all elements of a page, because hundreds cost more than what they watch. */
const observers = new WeakMap<Node, IntersectionObserver>()

/**
 * Tells a listener where an element is: once soon, then each time it comes near or leaves. Returns how to stop.
 * Near is what is in sight, so that a start draws and asks no more than it must; and once somebody scrolls,
 * what is within three screens of it.
 */
export function watch(element: Element, listener: Listener): () => void {
  const root = pageOf(element)
  const key = root ?? document
  const begin = (rootMargin?: string) => {
    observers.get(key)?.disconnect()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) listeners.get(entry.target)?.(entry)
      },
      { root, rootMargin },
    )
    observers.set(key, observer)
    for (const each of listeners.keys()) if (pageOf(each) === root) observer.observe(each)
  }
  listeners.set(element, listener)
  const observer = observers.get(key)
  if (observer) observer.observe(element)
  else {
    begin()
    root?.addEventListener('scroll', () => begin('300% 0px'), { once: true })
  }
  return () => {
    observers.get(key)?.unobserve(element)
    listeners.delete(element)
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
      measured.current = node.offsetHeight
      startTransition(() => setNear(false))
    }
    const stop = watch(node, ({ isIntersecting, boundingClientRect: { width, height } }) => {
      others.delete(undraw)
      // It is not in sight yet: drawn between two frames, a few milliseconds at a time.
      if (isIntersecting) return startTransition(() => setNear(true))
      // A page under another one is not displayed and has no size: it keeps what it shows. So does what draws
      // nothing: a guess in its place would come and go with each frame, and the page jump.
      if (width * height === 0 || !node.firstChild) return undefined
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
