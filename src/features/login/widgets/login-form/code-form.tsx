import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Box } from '../../../../ui/primitives/elements'
import { loginByCode } from '../../login'
import { MobileCodeFields } from './mobile-code-fields'
import { Problem } from './problem'
import type { Login } from './use-login'
import { useMobileCode } from './use-mobile-code'
import type { Resend } from './use-resend'

interface CodeFormProps {
  readonly mobile: string
  readonly onMobile: (mobile: string) => void
  readonly login: Login
  readonly resend: Resend
}

/** Mobile number and the code sent to it (commerce spec §5). */
export function CodeForm({ mobile, onMobile, login, resend }: CodeFormProps) {
  const { session } = useServices()
  const t = useTranslate()
  const state = useMobileCode({ mobile, onMobile, resend })

  function submit(): void {
    if (!state.check() || login.busy) return
    login.run(() => loginByCode({ mobile, code: state.code }, { session }))
  }

  return (
    <Box className='tp-login__form'>
      <MobileCodeFields state={state} onConfirm={submit} />
      <Problem text={login.error} />
      <Button className='tp-login__submit' block size='l' loading={login.busy} onTap={submit}>
        {t('user.login.submit')}
      </Button>
    </Box>
  )
}
