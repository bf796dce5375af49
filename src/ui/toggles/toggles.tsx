import './mark.scss'
import './toggles.scss'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Pressable, Text, View } from '../primitives/elements'
import { cx } from '../style'

export interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The text beside it. */
  readonly children?: ReactNode
  /** Needed when there is no text. */
  readonly label?: string
  readonly disabled?: boolean
}

/** Yes or no, beside a text. Round, like the hosts' own. */
export function Checkbox({ checked, onChange, children, label, disabled }: CheckboxProps) {
  return (
    <Pressable
      role='checkbox'
      className='tp-checkbox'
      checked={checked}
      label={label}
      disabled={disabled}
      stop
      felt
      onTap={() => onChange(!checked)}
    >
      <View className={cx('tp-mark', checked && 'tp-mark--on')} decor>
        <Icon name='check' size={14} />
      </View>
      {children && <Text className='tp-checkbox__text'>{children}</Text>}
    </Pressable>
  )
}

export interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** What it turns on. */
  readonly label: string
  readonly disabled?: boolean
}

/** On or off, at once. */
export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    <Pressable
      role='switch'
      className={cx('tp-switch', checked && 'tp-switch--on')}
      checked={checked}
      label={label}
      disabled={disabled}
      stop
      felt
      onTap={() => onChange(!checked)}
    >
      <View className='tp-switch__knob' />
    </Pressable>
  )
}
