import './mark.scss'
import './toggles.scss'
import { type ReactNode, useContext } from 'react'
import { Icon } from '../icon/icon'
import { TickContext } from '../page-contexts'
import { Pressable, Text, View } from '../primitives/elements'
import { cx } from '../style'

/** What a tap does: what is set is felt. */
function useToggle({ checked, onChange }: Pick<CheckboxProps, 'checked' | 'onChange'>) {
  const tick = useContext(TickContext)
  return () => {
    tick()
    onChange(!checked)
  }
}

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
  const toggle = useToggle({ checked, onChange })
  return (
    <Pressable
      role='checkbox'
      className='tp-checkbox'
      checked={checked}
      label={label}
      disabled={disabled}
      stop
      onTap={toggle}
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
  const toggle = useToggle({ checked, onChange })
  return (
    <Pressable
      role='switch'
      className={cx('tp-switch', checked && 'tp-switch--on')}
      checked={checked}
      label={label}
      disabled={disabled}
      stop
      onTap={toggle}
    >
      <View className='tp-switch__knob' />
    </Pressable>
  )
}
