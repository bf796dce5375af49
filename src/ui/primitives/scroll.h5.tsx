import './host.scss'
import './swipe.scss'
import { Children, type UIEvent, useContext, useEffect, useRef, useState } from 'react'
import { StillContext } from '../page-contexts'
import { cx } from '../style'
import type { ScrollViewProps, SwiperProps } from './types'

const END_DISTANCE = 80

/** Brings a child to the middle without moving the page, which scrollIntoView would do. */
function reveal(host: HTMLElement, child: HTMLElement, behavior: ScrollBehavior): void {
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
  const isStill = useContext(StillContext)
  const host = useRef<HTMLDivElement>(null)
  const near = useRef(false)
  useEffect(() => {
    const child = into ? document.getElementById(into) : null
    if (host.current && child && host.current.contains(child))
      reveal(host.current, child, isStill ? 'auto' : 'smooth')
  }, [into, isStill])
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

/** A carousel: the browser's own scroll snapping, moved on by a timer. */
export function Swiper(props: SwiperProps) {
  const { className, id, label, interval = 0, start = 0, onChange, children } = props
  const slides = Children.toArray(children)
  const count = slides.length
  const { dots = count > 1 } = props
  const isStill = useContext(StillContext)
  const track = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  const [index, setIndex] = useState(start)
  const report = useRef(onChange)
  report.current = onChange

  useEffect(() => {
    const el = track.current
    if (el && start > 0) el.scrollLeft = start * el.clientWidth
  }, [start])

  useEffect(() => {
    if (interval <= 0 || count < 2 || isStill) return undefined
    const timer = setInterval(() => {
      const el = track.current
      // A carousel someone holds, reads with the keyboard, or cannot see does not move.
      if (!el || held.current || document.hidden || el.contains(document.activeElement)) return
      const at = Math.round(el.scrollLeft / (el.clientWidth || 1))
      el.scrollTo?.({ left: ((at + 1) % count) * el.clientWidth, behavior: 'smooth' })
    }, interval)
    return () => clearInterval(timer)
  }, [interval, count, isStill])

  const scrolled = () => {
    const el = track.current
    if (!el?.clientWidth) return
    const at = Math.round(el.scrollLeft / el.clientWidth)
    if (at === index || at < 0 || at >= count) return
    setIndex(at)
    report.current?.(at)
  }
  return (
    <section
      className={cx('tp-swipe', className)}
      id={id}
      aria-label={label}
      aria-roledescription='carousel'
      onPointerEnter={() => {
        held.current = true
      }}
      onPointerLeave={() => {
        held.current = false
      }}
      onPointerCancel={() => {
        held.current = false
      }}
    >
      <div
        className='tp-swipe__track'
        ref={track}
        // Slides may hold nothing to focus: the arrow keys must reach them all the same.
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={scrolled}
      >
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position.
          <div className='tp-swipe__slide' key={at}>
            {slide}
          </div>
        ))}
      </div>
      {dots && (
        <div className='tp-swipe__dots' aria-hidden='true'>
          {slides.map((_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
              key={at}
              className={cx('tp-swipe__dot', at === index && 'tp-swipe__dot--on')}
            />
          ))}
        </div>
      )}
    </section>
  )
}
