import './login-form.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../engine/actions/use-open'
import type { WidgetProps } from '../../engine/contract'
import { useServices } from '../../engine/services'
import { useTranslate } from '../../i18n'
import { BrandMark } from '../../ui/brand/mark'
import { Box } from '../../ui/primitives/box'
import { Press } from '../../ui/primitives/press'
import { Txt } from '../../ui/primitives/txt'
import { Tabs } from '../../ui/tabs/tabs'
import { CodeForm } from './code-form'
import { PasswordForm } from './password-form'
import type { LoginFormConfig, Way } from './schema'
import { useLogin } from './use-login'
import { useResend } from './use-resend'

/** Logs in by a code from a text message, or by a password. What was typed outlives a change of way. */
export const LoginForm = observer(function LoginForm({
  config,
}: WidgetProps<unknown, LoginFormConfig>) {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [way, setWay] = useState<Way>(config.way)
  const [mobile, setMobile] = useState(() => session.savedMobile)
  const [username, setUsername] = useState(() => session.savedMobile)
  const login = useLogin()
  const resend = useResend()
  const change = (next: Way) => {
    login.clearError()
    setWay(next)
  }
  return (
    <Box className='tp-login'>
      <Box className='tp-login__brand'>
        <BrandMark size='s' />
        <Box className='tp-login__welcome'>
          <Txt className='tp-login__title' level={2}>
            {t('user.login.title')}
          </Txt>
          <Txt className='tp-login__note'>{t('user.login.note')}</Txt>
        </Box>
      </Box>
      <Box className='tp-login__card'>
        <Tabs
          label={t('user.login.ways')}
          id='tp-login-way'
          fill
          items={[
            { key: 'code', label: t('user.login.byCode') },
            { key: 'password', label: t('user.login.byPassword') },
          ]}
          active={way}
          onChange={change}
        />
        {way === 'code' ? (
          <CodeForm mobile={mobile} onMobile={setMobile} login={login} resend={resend} />
        ) : (
          <PasswordForm username={username} onUsername={setUsername} login={login} />
        )}
        <Box className='tp-login__terms'>
          <Txt>{t('user.login.agree')}</Txt>
          <Press className='tp-login__link' role='link' onTap={() => open(config.termsUrl)}>
            {t('user.login.terms')}
          </Press>
        </Box>
      </Box>
      {config.registerUrl !== '' && (
        <Press className='tp-login__register' onTap={() => open(config.registerUrl)}>
          {t('user.login.register')}
        </Press>
      )}
    </Box>
  )
})
