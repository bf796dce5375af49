import { useEffect, useState } from 'react'
import { Text } from './primitives/elements'

const SECOND = 1000
const pad = (value: number) => (value < 10 ? `0${value}` : `${value}`)

/** Remaining milliseconds as `1:02:03`, or `02:03` under an hour. */
export function clockText(remaining: number): string {
  const seconds = Math.ceil(Math.max(0, remaining) / SECOND)
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

export interface CountdownProps {
  /** Milliseconds since 1970, in the clock of `now`. */
  readonly until: number
  /** Text for the remaining milliseconds. Default `clockText`. */
  readonly format?: (remaining: number) => string
  /** Called once when it reaches zero. */
  readonly onEnd?: () => void
  readonly className?: string
  /** The corrected clock where there is one. Default `Date.now`. */
  readonly now?: () => number
  /** Whether anybody sees it: else nothing is drawn until it is seen again, or at its end. */
  readonly isShown?: () => boolean
}

/** A text that counts down by the second. It reads the clock on each tick, so sleep does not stop it. */
export function Countdown(props: CountdownProps) {
  const { until, format = clockText, onEnd, className, now = Date.now, isShown } = props
  const [, tick] = useState(0)
  const remaining = Math.max(0, until - now())
  const ended = remaining === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new end.
  useEffect(() => {
    if (ended) {
      onEnd?.()
      return undefined
    }
    const timer = setInterval(() => {
      if (isShown?.() !== false || now() >= until) tick((count) => count + 1)
    }, SECOND)
    return () => clearInterval(timer)
  }, [ended])
  return (
    <Text className={className ? `tp-num ${className}` : 'tp-num'} role='timer'>
      {format(remaining)}
    </Text>
  )
}
