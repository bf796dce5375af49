import { useTranslate } from '../../../../i18n'
import { PasswordField as Field } from '../../../../ui/form-field/form-field'

interface PasswordFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onConfirm?: () => void
}

/** The password of an account. */
export function PasswordField({ onConfirm, ...field }: PasswordFieldProps) {
  const t = useTranslate()
  return (
    <Field
      {...field}
      label={t('login.form.password')}
      placeholder={t('login.form.passwordHint')}
      showLabel={t('login.form.showPassword')}
      hideLabel={t('login.form.hidePassword')}
      confirmType={onConfirm ? 'done' : 'next'}
      onConfirm={onConfirm}
    />
  )
}
