import { useState } from 'react'
import { useTranslate } from '../../i18n'
import { IconButton } from '../../ui/button/button'
import { TextField } from '../../ui/form-field/form-field'

interface PasswordFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onConfirm?: () => void
}

/** A password, hidden unless its eye is open. */
export function PasswordField({ value, error, onChange, onConfirm }: PasswordFieldProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={t('user.login.password')}
      error={error}
      field={{
        value,
        type: shown ? 'text' : 'password',
        placeholder: t('user.login.passwordHint'),
        confirmType: onConfirm ? 'done' : 'next',
        onConfirm,
        onChange,
      }}
      extra={
        <IconButton
          className='tp-login__eye'
          name={shown ? 'eye' : 'eye-off'}
          label={t(shown ? 'user.login.hidePassword' : 'user.login.showPassword')}
          onTap={() => setShown(!shown)}
        />
      }
    />
  )
}
