import './host.scss'
import './swipe.scss'
import { Children, useEffect, useRef, useState } from 'react'
import { cx, reducedMotion } from '../style'
import type { SwiperProps } from './types'

/** A carousel: the browser's own scroll snapping, moved on by a timer. */
export function Swiper(props: SwiperProps) {
  const { className, id, label, interval = 0, start = 0, onChange, children } = props
  const slides = Children.toArray(children)
  const count = slides.length
  const { dots = count > 1 } = props
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
    if (interval <= 0 || count < 2 || reducedMotion()) return undefined
    const timer = setInterval(() => {
      const el = track.current
      // A carousel someone holds, reads with the keyboard, or cannot see does not move.
      if (!el || held.current || document.hidden || el.contains(document.activeElement)) return
      const at = Math.round(el.scrollLeft / (el.clientWidth || 1))
      el.scrollTo?.({ left: ((at + 1) % count) * el.clientWidth, behavior: 'smooth' })
    }, interval)
    return () => clearInterval(timer)
  }, [interval, count])

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
