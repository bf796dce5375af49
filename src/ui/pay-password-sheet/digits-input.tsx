import { Input } from '@tarojs/components'
import { aria } from '../primitives/aria'
import { cleanInput } from '../primitives/clean-input'
import type { DigitsInputProps } from './types'

/** The one real field under the boxes: hidden digits, the number keyboard, digits only. */
export function DigitsInput({ value, onChange, length, label }: DigitsInputProps) {
  return (
    <Input
      className='tp-pay-sheet__input'
      type='number'
      password
      value={value}
      maxlength={length}
      focus
      onInput={(event) => onChange(cleanInput('number', event.detail.value, length))}
      {...aria(undefined, label)}
    />
  )
}
