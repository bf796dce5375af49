import './login-form.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Tabs } from '../../../../ui/choices/choices'
import { Divider } from '../../../../ui/marks/marks'
import { Box, Press } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { oneTapOf } from '../../host-deps'
import type { LoginFormConfig, Way } from '.'
import { CodeForm } from './code-form'
import { Heading } from './heading'
import { Official } from './official'
import { OneTap } from './one-tap'
import { PasswordForm } from './password-form'
import { Terms } from './terms'
import { useLogin } from './use-login'
import { useResend } from './use-resend'

/**
 * Logs in: through WeChat or Alipay where the app runs inside them, by a code from a text message, or by a
 * password. What was typed outlives a change of way.
 */
export const LoginForm = observer(function LoginForm({
  config,
}: WidgetProps<unknown, LoginFormConfig>) {
  const { session, host } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [way, setWay] = useState<Way>(config.way)
  const [mobile, setMobile] = useState(() => session.savedMobile)
  const [username, setUsername] = useState(() => session.savedMobile)
  const login = useLogin()
  const resend = useResend()
  const oneTap = oneTapOf(host.device.clientType)
  const change = (next: Way) => {
    login.clearError()
    setWay(next)
  }
  return (
    <Box className='tp-login'>
      <Heading title={t('user.login.title')} note={t('user.login.note')} />
      {session.signedOut === 'expired' && !session.isLoggedIn && (
        <Notice className='tp-login__notice' tone='warning'>
          {t('login.expired')}
        </Notice>
      )}
      <Box className='tp-login__card'>
        {oneTap === 'official' && <Official />}
        {oneTap && oneTap !== 'official' && <OneTap way={oneTap} resend={resend} />}
        {oneTap && (
          <Box className='tp-login__or'>
            <Divider text={t('login.oneTap.or')} />
          </Box>
        )}
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
          <PasswordForm
            username={username}
            onUsername={setUsername}
            login={login}
            findUrl={config.findUrl}
          />
        )}
        <Terms url={config.termsUrl} />
      </Box>
      {config.registerUrl !== '' && (
        // In its place: who registers is logged in, and must not come back to a login page.
        <Press
          className='tp-login__register'
          onTap={() => open(config.registerUrl, { replace: true })}
        >
          {t('user.login.register')}
        </Press>
      )}
    </Box>
  )
})
