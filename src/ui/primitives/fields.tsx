import { Input, Textarea } from '@tarojs/components'
import { cx } from '../style'
import { cleanInput, INPUT_MAX_LENGTH } from './clean-input'
import { aria, type FieldType, type TextAreaProps, type TextInputProps } from './types'
import './fields.scss'

const KEYBOARD = {
  text: 'text',
  number: 'number',
  digit: 'digit',
  tel: 'number',
  password: 'text',
} as const satisfies Record<FieldType, string>

/** A single-line input. */
export function TextInput(props: TextInputProps) {
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

/** A multi-line input. */
export function TextArea(props: TextAreaProps) {
  const { className, id, label, value, onChange, placeholder, disabled, autoFocus } = props
  const { maxLength = INPUT_MAX_LENGTH, rows = 3, onFocus, onBlur } = props
  return (
    <Textarea
      className={cx('tp-area', `tp-area--${rows}`, className)}
      id={id}
      value={value}
      maxlength={maxLength}
      placeholder={placeholder}
      placeholderClass='tp-ph'
      disabled={disabled}
      focus={autoFocus}
      disableDefaultPadding
      onInput={(event) => onChange(cleanInput('text', event.detail.value, maxLength))}
      onFocus={() => onFocus?.()}
      onBlur={() => onBlur?.()}
      {...aria(undefined, label)}
    />
  )
}
