import './host.scss'
import { type UIEvent, useEffect, useRef } from 'react'
import { cx, reducedMotion } from '../style'
import type { ScrollViewProps } from './types'

const END_DISTANCE = 80

/** Brings a child to the middle without moving the page, which scrollIntoView would do. */
function reveal(host: HTMLElement, child: HTMLElement): void {
  const behavior = reducedMotion() ? 'auto' : 'smooth'
  const outer = host.getBoundingClientRect()
  const inner = child.getBoundingClientRect()
  host.scrollTo?.({
    left: host.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2,
    top: host.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2,
    behavior,
  })
}

/** A scrolling area. */
export function ScrollView(props: ScrollViewProps) {
  const { className, id, role, label, direction = 'y', into, onEnd, children } = props
  const host = useRef<HTMLDivElement>(null)
  const near = useRef(false)
  useEffect(() => {
    const child = into ? document.getElementById(into) : null
    if (host.current && child && host.current.contains(child)) reveal(host.current, child)
  }, [into])
  const scrolled = (event: UIEvent<HTMLDivElement>) => {
    const el = event.currentTarget
    const left =
      direction === 'x'
        ? el.scrollWidth - el.clientWidth - el.scrollLeft
        : el.scrollHeight - el.clientHeight - el.scrollTop
    const isNear = left <= END_DISTANCE
    if (isNear && !near.current) onEnd?.()
    near.current = isNear
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a caller that gives a label gives a role.
    <div
      ref={host}
      className={cx(`tp-scroll-${direction}`, className)}
      id={id}
      role={role}
      aria-label={label}
      onScroll={onEnd && scrolled}
    >
      {children}
    </div>
  )
}
