import './tag.scss'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Txt } from '../primitives/txt'
import type { StatusToken } from '../tokens'

export interface TagProps {
  readonly children?: ReactNode
  /** Default `neutral`. */
  readonly tone?: 'neutral' | 'brand' | StatusToken
  /** Filled with the strong colour. Rare. */
  readonly solid?: boolean
  readonly className?: string
}

/** A small label: a style, a strength, a state. */
export function Tag({ children, tone = 'neutral', solid, className }: TagProps) {
  return (
    <Txt className={cx('tp-tag', `tp-tag--${tone}`, solid && `tp-tag--solid`, className)}>
      {children}
    </Txt>
  )
}
