import './login-form.scss'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { checkPassword } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Box, Press } from '../../../../ui/primitives/elements'
import { register } from '../../login'
import type { RegisterFormConfig } from '.'
import { Heading } from './heading'
import { MobileCodeFields } from './mobile-code-fields'
import { PasswordField } from './password-field'
import { Problem } from './problem'
import { Terms } from './terms'
import { useLogin } from './use-login'
import { useMobileCode } from './use-mobile-code'
import { useResend } from './use-resend'

const EMPTY = { mobile: 'login.register.mobileEmpty', code: 'login.register.codeEmpty' } as const
/** The server takes no longer one. */
const REFERRAL_LENGTH = 64

/** Opens an account: number, code, password, referral code (commerce spec §4 and §5). */
export function RegisterForm({ config }: WidgetProps<unknown, RegisterFormConfig>) {
  const { session } = useServices()
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const [mobile, setMobile] = useState('')
  const [password, setPassword] = useState('')
  const [wrongPassword, setWrongPassword] = useState<string>()
  const [parentId, setParentId] = useState(query.parentId ?? '')
  const login = useLogin('login.register.done')
  const state = useMobileCode({ mobile, onMobile: setMobile, resend: useResend(), empty: EMPTY })

  function submit(): void {
    const problem = checkPassword(password)
    setWrongPassword(problem && t(problem))
    if (!state.check() || problem || login.busy) return
    const registration = { mobile, code: state.code, password, parentId: parentId.trim() }
    login.run(() => register(registration, { session }))
  }

  return (
    <Box className='tp-login'>
      <Heading title={t('login.register.title')} note={t('login.register.note')} />
      <Box className='tp-login__card'>
        <Box className='tp-login__form'>
          <MobileCodeFields state={state} />
          <PasswordField
            value={password}
            error={wrongPassword}
            onChange={(typed) => {
              setPassword(typed)
              setWrongPassword(undefined)
            }}
          />
          <TextField
            label={t('login.register.parent')}
            field={{
              value: parentId,
              maxLength: REFERRAL_LENGTH,
              placeholder: t('login.register.parentHint'),
              confirmType: 'done',
              onConfirm: submit,
              onChange: setParentId,
            }}
          />
          <Problem text={login.error} />
          <Button className='tp-login__submit' block size='l' loading={login.busy} onTap={submit}>
            {t('login.register.submit')}
          </Button>
        </Box>
        <Terms url={config.termsUrl} agree='login.register.agree' />
      </Box>
      <Press className='tp-login__register' onTap={() => open(config.loginUrl, { replace: true })}>
        {t('login.register.haveOne')}
      </Press>
    </Box>
  )
}
