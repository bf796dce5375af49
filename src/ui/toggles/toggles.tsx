import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Box, Press, Txt } from '../primitives/elements'
import { cx } from '../style'
import './toggles.scss'

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
    <Press
      role='radio'
      className='tp-radio'
      checked={checked}
      disabled={disabled}
      onTap={() => !checked && onChange()}
    >
      {lead}
      <Box className='tp-radio__body'>
        <Txt className='tp-radio__title'>{title}</Txt>
        {note && <Txt className='tp-radio__note'>{note}</Txt>}
      </Box>
      <Box className={cx('tp-mark', checked && 'tp-mark--on')} decor>
        <Icon name='check' size={14} />
      </Box>
    </Press>
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
    <Box className={cx('tp-radios', className)} role='radiogroup' label={label}>
      {children}
    </Box>
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
