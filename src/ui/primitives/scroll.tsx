import { ScrollView as HostScrollView } from '@tarojs/components'
import { cx } from '../style'
import { aria, type ScrollViewProps } from './types'

/** A scrolling area. */
export function ScrollView(props: ScrollViewProps) {
  const { className, id, role, label, direction = 'y', into, onEnd, children } = props
  return (
    <HostScrollView
      className={cx(`tp-scroll-${direction}`, className)}
      id={id}
      scrollX={direction === 'x'}
      scrollY={direction === 'y'}
      scrollIntoView={into}
      scrollWithAnimation
      enhanced
      showScrollbar={false}
      lowerThreshold={80}
      onScrollToLower={() => onEnd?.()}
      {...aria(role, label)}
    >
      {children}
    </HostScrollView>
  )
}
