import './swipe-row.scss'
import { useRef } from 'react'
import { cx } from '../cx'
import type { SwipeAction, SwipeRowProps } from './types'

/** A row with actions behind it, uncovered by a swipe. */
export function SwipeRow({ className, actions, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const act = ({ onTap }: SwipeAction) => {
    if (row.current) row.current.scrollLeft = 0
    onTap()
  }
  return (
    <div ref={row} className='tp-swipe-row'>
      <div className={`tp-swipe-row__inner tp-swipe-row__inner--${actions.length}`}>
        <div className={cx('tp-swipe-row__main', className)}>{children}</div>
        <div className='tp-swipe-row__actions' aria-hidden='true'>
          {actions.map((action) => (
            <button
              key={action.key}
              type='button'
              tabIndex={-1}
              className={cx(
                'tp-press tp-swipe-row__action',
                action.danger && 'tp-swipe-row__action--danger',
              )}
              onClick={() => act(action)}
            >
              {action.name}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
