import './swipe-row.scss'
import { ScrollView, View } from '@tarojs/components'
import { useState } from 'react'
import { cx } from '../cx'
import type { SwipeAction, SwipeRowProps } from './types'

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
