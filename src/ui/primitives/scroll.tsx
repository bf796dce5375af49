import './swipe.scss'
import {
  ScrollView as HostScrollView,
  Swiper as HostSwiper,
  SwiperItem,
  View,
} from '@tarojs/components'
import { Children, useContext, useState } from 'react'
import { StillContext } from '../page-contexts'
import { cx } from '../style'
import { aria, type ScrollViewProps, type SwiperProps } from './types'

/** A scrolling area. */
export function ScrollView(props: ScrollViewProps) {
  const { className, id, role, label, direction = 'y', into, onEnd, children } = props
  const isStill = useContext(StillContext)
  return (
    <HostScrollView
      className={cx(`tp-scroll-${direction}`, className)}
      id={id}
      scrollX={direction === 'x'}
      scrollY={direction === 'y'}
      scrollIntoView={into}
      scrollWithAnimation={!isStill}
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

/** A carousel. */
export function Swiper(props: SwiperProps) {
  const { className, id, label, interval = 0, start = 0, onChange, children } = props
  const slides = Children.toArray(children)
  const { dots = slides.length > 1 } = props
  const [index, setIndex] = useState(start)
  const isStill = useContext(StillContext)
  const moved = (next: number) => {
    setIndex(next)
    onChange?.(next)
  }
  return (
    <View className={cx('tp-swipe', className)} id={id} {...aria(undefined, label)}>
      <HostSwiper
        className='tp-swipe__track'
        current={start}
        autoplay={interval > 0 && slides.length > 1 && !isStill}
        interval={interval || undefined}
        duration={260}
        circular={slides.length > 1}
        onChange={(event) => moved(event.detail.current)}
      >
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position.
          <SwiperItem key={at}>{slide}</SwiperItem>
        ))}
      </HostSwiper>
      {dots && (
        <View className='tp-swipe__dots'>
          {slides.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
            <View key={at} className={cx('tp-swipe__dot', at === index && 'tp-swipe__dot--on')} />
          ))}
        </View>
      )}
    </View>
  )
}
