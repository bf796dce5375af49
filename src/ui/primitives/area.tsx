import './field.scss'
import { Textarea } from '@tarojs/components'
import { cx } from '../cx'
import { aria } from './aria'
import { cleanInput, INPUT_MAX_LENGTH } from './clean-input'
import type { AreaProps } from './types'

/** A multi-line input. */
export function Area(props: AreaProps) {
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
