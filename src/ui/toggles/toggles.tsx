import './mark.scss'
import './toggles.scss'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Box, Press, Txt } from '../primitives/elements'
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
    <Press
      role='checkbox'
      className='tp-checkbox'
      checked={checked}
      label={label}
      disabled={disabled}
      stop
      onTap={() => onChange(!checked)}
    >
      <Box className={cx('tp-mark', checked && 'tp-mark--on')} decor>
        <Icon name='check' size={14} />
      </Box>
      {children && <Txt className='tp-checkbox__text'>{children}</Txt>}
    </Press>
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
    <Press
      role='switch'
      className={cx('tp-switch', checked && 'tp-switch--on')}
      checked={checked}
      label={label}
      disabled={disabled}
      stop
      onTap={() => onChange(!checked)}
    >
      <Box className='tp-switch__knob' />
    </Press>
  )
}
