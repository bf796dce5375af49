import { Button, type ITouchEvent, ScrollView, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { aria } from '../primitives/types'
import { cx } from '../style'
import type { HandAreaProps, HoldRowProps, Spot, SwipeAction, SwipeRowProps } from '../types'
import { useHold } from '../use-hold'
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

/** An area on which something is moved by one finger or two; what catches moves hears of touches here. */
export function HandArea(props: HandAreaProps) {
  const { className, style, label, width, height, onDrag, children } = props
  const fingers = useRef<readonly Spot[]>([])
  const spotsOf = ({ touches }: ITouchEvent): readonly Spot[] =>
    Array.from(touches)
      .slice(0, 2)
      .map(({ clientX, clientY }) => ({ x: clientX / width, y: clientY / height }))
  const hold = (event: object) => {
    fingers.current = spotsOf(event as ITouchEvent)
  }
  function move(event: object): void {
    const before = fingers.current
    hold(event)
    // A finger came or went: what it moves begins anew.
    if (before.length === fingers.current.length) onDrag(before, fingers.current)
  }
  return (
    <View
      className={cx('tp-hand', className)}
      style={style}
      catchMove
      onTouchStart={hold}
      onTouchMove={move}
      onTouchEnd={hold}
      onTouchCancel={hold}
      {...aria('group', label)}
    >
      {children}
    </View>
  )
}
