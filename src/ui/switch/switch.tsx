import './switch.scss'
import { cx } from '../cx'
import { Box } from '../primitives/box'
import { Press } from '../primitives/press'

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
