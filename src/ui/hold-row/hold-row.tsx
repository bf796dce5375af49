import '../host-button/host-button.scss'
import { Button, type ITouchEvent } from '@tarojs/components'
import { cx } from '../cx'
import type { HoldRowProps } from './types'
import { useHold } from './use-hold'

/** A row that is held. The host's button: views hear of no touch here (config/surgery/elements-plugin.ts). */
export function HoldRow({ className, onHold, onTap, children }: HoldRowProps) {
  const { start, move, cancel, wasHeld } = useHold(onHold)
  const at = (take: (x: number, y: number) => void) => (event: ITouchEvent) => {
    const [touch] = event.touches
    if (touch) take(touch.clientX, touch.clientY)
  }
  return (
    <Button
      className={cx('tp-host-button', className)}
      onTouchStart={at(start)}
      onTouchMove={at(move)}
      onTouchEnd={cancel}
      onTouchCancel={cancel}
      onClick={() => wasHeld() || onTap?.()}
    >
      {children}
    </Button>
  )
}
