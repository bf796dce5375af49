import '../primitives/field.scss'
import { Input } from '@tarojs/components'
import { aria } from '../primitives/aria'
import type { NicknameFieldProps } from './types'

/**
 * A name, offered by WeChat's keyboard. A name picked there arrives with the loss of focus only, and may be
 * taken back by WeChat's check after it.
 */
export function NicknameField(props: NicknameFieldProps) {
  const { label, value, placeholder, maxLength, onChange } = props
  return (
    <Input
      className='tp-field'
      type='nickname'
      value={value}
      placeholder={placeholder}
      placeholderClass='tp-ph'
      maxlength={maxLength}
      onInput={(event) => onChange(event.detail.value)}
      onBlur={(event) => onChange(event.detail.value)}
      {...aria(undefined, label)}
    />
  )
}
