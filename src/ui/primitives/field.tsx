import './field.scss'
import { Input } from '@tarojs/components'
import { cx } from '../cx'
import { aria } from './aria'
import { cleanInput, INPUT_MAX_LENGTH } from './clean-input'
import type { FieldProps, FieldType } from './types'

const KEYBOARD = {
  text: 'text',
  number: 'number',
  digit: 'digit',
  tel: 'number',
  password: 'text',
} as const satisfies Record<FieldType, string>

/** A single-line input. */
export function Field(props: FieldProps) {
  const { className, id, label, value, onChange, placeholder, disabled, autoFocus } = props
  const { type = 'text', maxLength = INPUT_MAX_LENGTH, confirmType = 'done' } = props
  const { onConfirm, onFocus, onBlur } = props
  return (
    <Input
      className={cx('tp-field', className)}
      id={id}
      value={value}
      type={KEYBOARD[type]}
      password={type === 'password'}
      maxlength={maxLength}
      placeholder={placeholder}
      placeholderClass='tp-ph'
      disabled={disabled}
      focus={autoFocus}
      confirmType={confirmType}
      onInput={(event) => onChange(cleanInput(type, event.detail.value, maxLength))}
      onConfirm={() => onConfirm?.()}
      onFocus={() => onFocus?.()}
      onBlur={() => onBlur?.()}
      {...aria(undefined, label)}
    />
  )
}
