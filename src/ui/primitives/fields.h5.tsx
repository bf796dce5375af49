import type { KeyboardEvent } from 'react'
import { cx } from '../style'
import { cleanInput, INPUT_MAX_LENGTH } from './clean-input'
import type { FieldType, TextAreaProps, TextInputProps } from './types'
import './host.scss'
import './fields.scss'

/** `type='number'` brings spinners, exponents and a wheel that changes amounts: text with a keyboard instead. */
const KEYBOARD: Record<
  FieldType,
  { type: string; inputMode: 'text' | 'numeric' | 'decimal' | 'tel' }
> = {
  text: { type: 'text', inputMode: 'text' },
  number: { type: 'text', inputMode: 'numeric' },
  digit: { type: 'text', inputMode: 'decimal' },
  tel: { type: 'tel', inputMode: 'tel' },
  password: { type: 'password', inputMode: 'text' },
}

/** A single-line input. */
export function TextInput(props: TextInputProps) {
  const { className, id, label, value, onChange, placeholder, disabled, autoFocus, invalid } = props
  const { type = 'text', maxLength = INPUT_MAX_LENGTH, confirmType, onConfirm } = props
  const key = (event: KeyboardEvent) => {
    // Enter also picks a candidate in an input method; that one is not a confirmation.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onConfirm?.()
  }
  return (
    <input
      {...KEYBOARD[type]}
      className={cx('tp-field', className)}
      id={id}
      value={value}
      maxLength={maxLength}
      placeholder={placeholder}
      disabled={disabled}
      // biome-ignore lint/a11y/noAutofocus: the caller opens a sheet for this one field.
      autoFocus={autoFocus}
      autoComplete='off'
      enterKeyHint={confirmType}
      aria-label={label}
      aria-invalid={invalid}
      onChange={(event) => onChange(cleanInput(type, event.target.value, maxLength))}
      onKeyDown={key}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
    />
  )
}

/** A multi-line input. */
export function TextArea(props: TextAreaProps) {
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
