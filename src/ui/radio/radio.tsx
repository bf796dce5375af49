import '../toggles/mark.scss'
import './radio.scss'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Pressable, Text, View } from '../primitives/elements'
import { cx } from '../style'

export interface RadioRowProps {
  readonly title: string
  readonly note?: string
  /** At the left: an icon, a logo. */
  readonly lead?: ReactNode
  readonly checked: boolean
  readonly onChange: () => void
  readonly disabled?: boolean
}

/** One of several, a full row each. Put them in a `RadioGroup`. */
export function RadioRow({ title, note, lead, checked, onChange, disabled }: RadioRowProps) {
  return (
    <Pressable
      role='radio'
      className='tp-radio'
      checked={checked}
      disabled={disabled}
      onTap={() => !checked && onChange()}
    >
      {lead}
      <View className='tp-radio__body'>
        <Text className='tp-radio__title'>{title}</Text>
        {note && <Text className='tp-radio__note'>{note}</Text>}
      </View>
      <View className={cx('tp-mark', checked && 'tp-mark--on')} decor>
        <Icon name='check' size={14} />
      </View>
    </Pressable>
  )
}

export interface RadioGroupProps {
  /** What is chosen. */
  readonly label: string
  readonly className?: string
  readonly children?: ReactNode
}

/** Rows of which one is chosen. */
export function RadioGroup({ label, className, children }: RadioGroupProps) {
  return (
    <View className={cx('tp-radios', className)} role='radiogroup' label={label}>
      {children}
    </View>
  )
}
