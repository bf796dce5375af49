import { cx } from '../style'
import type { LogProps, RollingProps } from './types'

/**
 * A talk. A browser that lays it out from below keeps the newest line in sight by itself, and whoever has
 * scrolled back where they read.
 */
export function Log({ className, upClass, label, children }: LogProps) {
  return (
    <div
      className={cx('tp-scroll-y', className, upClass)}
      role='log'
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus.
      tabIndex={0}
    >
      {children}
    </div>
  )
}

/** What scrolls within the page and need not hold a control: browsers that give it no stop of the key get one. */
export function Rolling({ className, children }: RollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus.
    <div className={className} tabIndex={0}>
      {children}
    </div>
  )
}
