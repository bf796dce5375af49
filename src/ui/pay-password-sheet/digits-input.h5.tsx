import { useEffect, useRef } from 'react'
import { digitsOf } from '../primitives/clean-input'
import type { DigitsInputProps } from '../types'

/** The one real field under the boxes: hidden digits, the number keyboard, digits only. */
export function DigitsInput(props: DigitsInputProps) {
  const { value, onChange, length, label, busy, invalid } = props
  const field = useRef<HTMLInputElement>(null)
  // Not `autoFocus`: the sheet is still below the screen, and the page would scroll after it.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <input
      ref={field}
      className='tp-pay-sheet__input'
      type='password'
      inputMode='numeric'
      pattern='[0-9]*'
      value={value}
      maxLength={length}
      readOnly={busy}
      // A browser must neither offer the login password here nor keep this one.
      autoComplete='off'
      data-1p-ignore='true'
      aria-label={label}
      aria-invalid={invalid}
      onChange={(event) => onChange(digitsOf(event.target.value, length))}
    />
  )
}
