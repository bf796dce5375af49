import { useRef } from 'react'
import { useHold } from '../gestures'
import { cx } from '../style'
import type { HoldRowProps, SwipeAction, SwipeRowProps } from '../types'
import './gesture-rows.scss'

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

/** A row that is held. A keyboard and a screen reader cannot hold: their press counts at once. */
export function HoldRow({ className, onHold, onTap, children }: HoldRowProps) {
  const { start, move, cancel, wasHeld } = useHold(onHold)
  const click = (isPointer: boolean) => {
    if (!isPointer) return (onTap ?? onHold)()
    if (!wasHeld()) onTap?.()
  }
  return (
    <button
      type='button'
      className={cx('tp-press', className)}
      onPointerDown={({ clientX, clientY }) => start(clientX, clientY)}
      onPointerMove={({ clientX, clientY }) => move(clientX, clientY)}
      onPointerUp={cancel}
      onPointerLeave={cancel}
      onPointerCancel={cancel}
      onContextMenu={(event) => event.preventDefault()}
      // Without a pointer there are no clicks to count.
      onClick={({ detail }) => click(detail > 0)}
    >
      {children}
    </button>
  )
}
