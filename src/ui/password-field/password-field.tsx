import { useState } from 'react'
import { IconButton } from '../button/button'
import { TextField, type TextFieldProps } from '../form-field/form-field'

export interface PasswordFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly confirmType?: 'next' | 'done'
  readonly onConfirm?: () => void
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password, hidden until the eye is tapped. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, showLabel, hideLabel, ...field } = props
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      field={{ confirmType: 'next', ...field, type: shown ? 'text' : 'password' }}
      extra={
        <IconButton
          name={shown ? 'eye' : 'eye-off'}
          label={`${shown ? hideLabel : showLabel}: ${label}`}
          onTap={() => setShown(!shown)}
        />
      }
    />
  )
}
