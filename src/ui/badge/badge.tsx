import './badge.scss'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Box } from '../primitives/box'
import { Txt } from '../primitives/txt'

const MOST = 99

export interface BadgeProps {
  /** Shown up to 99, then `99+`; 0 shows nothing. Without it: a dot. */
  readonly count?: number
  /** It lies on a 44 px button: the mark belongs to the icon's corner. */
  readonly inset?: boolean
  /** What it lies on. */
  readonly children?: ReactNode
}

/** A number or a dot at the corner of something. */
export function Badge({ count, inset, children }: BadgeProps) {
  return (
    <Box className={cx('tp-badge', inset && 'tp-badge--inset')}>
      {children}
      {count === undefined && <Box className='tp-badge__dot' decor />}
      {count !== undefined && count > 0 && (
        <Txt className='tp-badge__count tp-num'>{count > MOST ? `${MOST}+` : count}</Txt>
      )}
    </Box>
  )
}
