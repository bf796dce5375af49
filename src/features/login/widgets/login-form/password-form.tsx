import { useOpen } from '../../../../engine/actions/open'
import type { Form } from '../../../../engine/actions/use-form'
import { useTranslate } from '../../../../i18n'
import { checkPassword, checkUsername } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Box, Press } from '../../../../ui/primitives/elements'
import { Problem } from './form-parts'
import { PasswordField } from './password-field'

interface Credentials {
  readonly username: string
  readonly password: string
}

/** What is wrong with them. */
export const checkCredentials = ({ username, password }: Credentials) => ({
  username: checkUsername(username),
  password: checkPassword(password),
})

interface PasswordFormProps {
  readonly form: Form<Credentials>
  readonly findUrl: string
  readonly onSubmit: () => void
}

/** User name and password (commerce spec §5). */
export function PasswordForm({ form, findUrl, onSubmit }: PasswordFormProps) {
  const t = useTranslate()
  const open = useOpen()
  const { error, ...username } = form.text('username')
  return (
    <Box className='tp-login__form'>
      <TextField
        label={t('login.form.username')}
        error={error}
        field={{
          ...username,
          placeholder: t('login.form.usernameHint'),
          confirmType: 'next',
        }}
      />
      <PasswordField {...form.text('password')} onConfirm={onSubmit} />
      <Problem text={form.refusal} />
      {findUrl !== '' && (
        <Press className='tp-login__find' role='link' onTap={() => open(findUrl)}>
          {t('login.form.find')}
        </Press>
      )}
      <Button className='tp-login__submit' block size='l' loading={form.busy} onTap={onSubmit}>
        {t('login.form.submit')}
      </Button>
    </Box>
  )
}
