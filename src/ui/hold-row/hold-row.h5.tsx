import { cx } from '../cx'
import type { HoldRowProps } from './types'
import { useHold } from './use-hold'

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
