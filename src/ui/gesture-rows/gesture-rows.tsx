import { Button, type ITouchEvent, ScrollView, View } from '@tarojs/components'
import { useState } from 'react'
import { useHold } from '../gestures'
import { cx } from '../style'
import type { HoldRowProps, SwipeAction, SwipeRowProps } from '../types'
import './gesture-rows.scss'
import '../host-controls/host-controls.scss'

/** A host scrolls to a place only when the place is another one than before. */
const STARTS = [0, 0.1] as const

/** A row with actions behind it, uncovered by a swipe. */
export function SwipeRow({ className, actions, children }: SwipeRowProps) {
  const [start, setStart] = useState<0 | 1>(0)
  const act = ({ onTap }: SwipeAction) => {
    setStart(start === 0 ? 1 : 0)
    onTap()
  }
  return (
    <ScrollView
      className='tp-swipe-row'
      scrollX
      enhanced
      showScrollbar={false}
      scrollLeft={STARTS[start]}
    >
      <View className={`tp-swipe-row__inner tp-swipe-row__inner--${actions.length}`}>
        <View className={cx('tp-swipe-row__main', className)}>{children}</View>
        <View className='tp-swipe-row__actions'>
          {actions.map((action) => (
            <View
              key={action.key}
              className={cx(
                'tp-swipe-row__action',
                action.danger && 'tp-swipe-row__action--danger',
              )}
              onClick={() => act(action)}
            >
              {action.name}
            </View>
          ))}
        </View>
      </View>
    </ScrollView>
  )
}

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
