import './host.scss'
import './field.scss'
import { cx } from '../cx'
import { cleanInput, INPUT_MAX_LENGTH } from './clean-input'
import type { AreaProps } from './types'

/** A multi-line input. */
export function Area(props: AreaProps) {
  const { className, id, label, value, onChange, placeholder, disabled, autoFocus, invalid } = props
  const { maxLength = INPUT_MAX_LENGTH, rows = 3, onFocus, onBlur } = props
  return (
    <textarea
      className={cx('tp-area', className)}
      id={id}
      value={value}
      rows={rows}
      maxLength={maxLength}
      placeholder={placeholder}
      disabled={disabled}
      // biome-ignore lint/a11y/noAutofocus: the caller opens a sheet for this one field.
      autoFocus={autoFocus}
      aria-label={label}
      aria-invalid={invalid}
      onChange={(event) => onChange(cleanInput('text', event.target.value, maxLength))}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
}
