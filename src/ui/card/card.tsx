import './card.scss'
import type { ReactNode } from 'react'
import { Pressable, Text, View } from '../primitives/elements'
import { cx } from '../style'

export interface CardProps {
  readonly title?: string
  /** At the right of the title. */
  readonly extra?: ReactNode
  /** No padding: for pictures and lists that reach the edge. */
  readonly flush?: boolean
  /** Makes the whole card one link; controls inside need `stop`. */
  readonly onTap?: () => void
  readonly label?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A flat panel on the page. */
export function Card({ title, extra, flush, onTap, label, className, children }: CardProps) {
  const name = cx('tp-card', flush && 'tp-card--flush', className)
  const contents = (
    <>
      {(title || extra) && (
        <View className='tp-card__head'>
          <Text className='tp-card__title' level={2}>
            {title}
          </Text>
          {extra}
        </View>
      )}
      {children}
    </>
  )
  if (!onTap) return <View className={name}>{contents}</View>
  return (
    <Pressable role='link' className={cx(name, 'tp-card--tap')} label={label} onTap={onTap}>
      {contents}
    </Pressable>
  )
}
