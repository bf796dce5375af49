import './badge.scss'
import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import { Txt } from '../primitives/txt'

const MOST = 99

export interface BadgeProps {
  /** Shown up to 99, then `99+`; 0 shows nothing. Without it: a dot. */
  readonly count?: number
  /** What it lies on. */
  readonly children?: ReactNode
}

/** A number or a dot at the corner of something. */
export function Badge({ count, children }: BadgeProps) {
  return (
    <Box className='tp-badge'>
      {children}
      {count === undefined && <Box className='tp-badge__dot' decor />}
      {count !== undefined && count > 0 && (
        <Txt className='tp-badge__count tp-num'>{count > MOST ? `${MOST}+` : count}</Txt>
      )}
    </Box>
  )
}
