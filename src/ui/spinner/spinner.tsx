import './spinner.scss'
import { cx } from '../cx'
import { Box } from '../primitives/box'
import type { Tone } from '../tokens'
import { toneClass } from '../tokens'

export interface SpinnerProps {
  /** px. Default 20. */
  readonly size?: 16 | 20 | 32
  readonly tone?: Tone
  /** Says what is awaited; without it the spinner is decoration. */
  readonly label?: string
}

/** A turning ring. For waits whose shape is unknown; a `Skeleton` is better. */
export function Spinner({ size = 20, tone, label }: SpinnerProps) {
  return (
    <Box
      className={cx('tp-spinner', `tp-spinner--${size}`, toneClass(tone))}
      role={label ? 'status' : undefined}
      label={label}
      decor={!label}
    />
  )
}
