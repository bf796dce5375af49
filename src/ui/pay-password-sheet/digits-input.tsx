import { Input } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { digitsOf } from '../primitives/clean-input'
import { aria } from '../primitives/types'
import { SHEET_TIME } from '../style'
import type { DigitsInputProps } from '../types'

/** The one real field under the boxes: hidden digits, the number keyboard, digits only. */
export function DigitsInput({ value, onChange, length, label }: DigitsInputProps) {
  // Once the sheet stands still: hosts place the keyboard by where the field is at that moment.
  const [focus, setFocus] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setFocus(true), SHEET_TIME)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Input
      className='tp-pay-sheet__input'
      type='number'
      password
      value={value}
      maxlength={length}
      focus={focus}
      onInput={(event) => onChange(digitsOf(event.detail.value, length))}
      {...aria(undefined, label)}
    />
  )
}
