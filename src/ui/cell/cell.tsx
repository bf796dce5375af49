import './cell.scss'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import { Pressable, Text, View } from '../primitives/elements'
import { cx, type Tone } from '../style'

export interface CellProps {
  readonly title: ReactNode
  /** A second, quieter line. */
  readonly note?: ReactNode
  /** At the right: a text or a small element. */
  readonly value?: ReactNode
  readonly icon?: IconName
  readonly iconTone?: Tone
  /** In place of the icon: an avatar, a picture. */
  readonly lead?: ReactNode
  /** Default: shown when it can be tapped. */
  readonly arrow?: boolean
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly label?: string
  readonly className?: string
  readonly onTap?: () => void
}

/** One line of settings or records. */
export function Cell(props: CellProps) {
  const { title, note, value, icon, iconTone = 'muted', lead, danger, disabled } = props
  const { label, className, onTap, arrow = onTap !== undefined } = props
  const name = cx('tp-cell', danger && 'tp-cell--danger', className)
  const contents = (
    <>
      {lead}
      {icon && <Icon name={icon} size={20} tone={danger ? 'danger' : iconTone} />}
      <View className='tp-cell__body'>
        <Text className='tp-cell__title'>{title}</Text>
        {note && <Text className='tp-cell__note'>{note}</Text>}
      </View>
      {value !== undefined && <View className='tp-cell__value tp-num'>{value}</View>}
      {arrow && <Icon name='chevron-right' size={16} tone='faint' />}
    </>
  )
  if (!onTap) return <View className={name}>{contents}</View>
  return (
    <Pressable className={cx(name, 'tp-cell--tap')} label={label} disabled={disabled} onTap={onTap}>
      {contents}
    </Pressable>
  )
}

export interface CellGroupProps {
  readonly title?: string
  /** Small text under the group. */
  readonly note?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** Cells on one card. */
export function CellGroup({ title, note, className, children }: CellGroupProps) {
  return (
    <View className={cx('tp-cells', className)}>
      {title && (
        <Text className='tp-cells__title' level={2}>
          {title}
        </Text>
      )}
      <View className='tp-cells__list'>{children}</View>
      {note && <Text className='tp-cells__note'>{note}</Text>}
    </View>
  )
}
