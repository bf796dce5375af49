import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { checkPassword, checkUsername } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Box, Press } from '../../../../ui/primitives/elements'
import { loginByPassword } from '../../login'
import { PasswordField } from './password-field'
import { Problem } from './problem'
import type { Login } from './use-login'

interface PasswordFormProps {
  readonly username: string
  readonly onUsername: (username: string) => void
  readonly login: Login
  readonly findUrl: string
}

/** User name and password (commerce spec §5). */
export function PasswordForm({ username, onUsername, login, findUrl }: PasswordFormProps) {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ username?: string; password?: string }>({})

  function submit(): void {
    const problems = { username: checkUsername(username), password: checkPassword(password) }
    setWrong({
      username: problems.username && t(problems.username),
      password: problems.password && t(problems.password),
    })
    if (problems.username || problems.password || login.busy) return
    login.run(() => loginByPassword({ username: username.trim(), password }, { session }))
  }

  return (
    <Box className='tp-login__form'>
      <TextField
        label={t('user.login.username')}
        error={wrong.username}
        field={{
          value: username,
          placeholder: t('user.login.usernameHint'),
          confirmType: 'next',
          onChange: (typed) => {
            onUsername(typed)
            setWrong({ ...wrong, username: undefined })
          },
        }}
      />
      <PasswordField
        value={password}
        error={wrong.password}
        onConfirm={submit}
        onChange={(typed) => {
          setPassword(typed)
          setWrong({ ...wrong, password: undefined })
        }}
      />
      <Problem text={login.error} />
      {findUrl !== '' && (
        <Press className='tp-login__find' role='link' onTap={() => open(findUrl)}>
          {t('user.login.find')}
        </Press>
      )}
      <Button className='tp-login__submit' block size='l' loading={login.busy} onTap={submit}>
        {t('user.login.submit')}
      </Button>
    </Box>
  )
}
