import { Scroll } from '../../ui/primitives/scroll'
import type { LogProps } from './log-types'

/**
 * The talk. A browser that lays it out from below keeps the newest line in sight by itself, and whoever has
 * scrolled back where they read.
 */
export function Log({ label, children }: LogProps) {
  return (
    <Scroll className='tp-live__log tp-live__log--up' role='log' label={label}>
      {children}
    </Scroll>
  )
}
