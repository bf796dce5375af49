import type { LogProps } from './chat'

/**
 * The talk. A browser that lays it out from below keeps the newest line in sight by itself, and whoever has
 * scrolled back where they read.
 */
export function Log({ label, children }: LogProps) {
  return (
    <div
      className='tp-scroll-y tp-live__log tp-live__log--up'
      role='log'
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus.
      tabIndex={0}
    >
      {children}
    </div>
  )
}
