import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { type Form, useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { LoginError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { checkPassword, checkUsername } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { Divider } from '../../../../ui/marks/marks'
import { Pressable, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { askOfficialLogin, autoOfficialLogin, oneTapOf } from '../../host-deps'
import { loginByCode, loginByPassword } from '../../login'
import { OFFICIAL_FAILURE } from '../../official-login'
import type { LoginFormConfig, Way } from '.'
import {
  type Consent,
  checkMobileCode,
  Heading,
  MobileCodeFields,
  PasswordField,
  Problem,
  type Resend,
  Terms,
  useConsent,
  useResend,
} from './form-parts'
import { OneTap } from './one-tap'
import { LOGIN_FAILED, useLogin } from './use-login'
import './login-form.scss'

interface Credentials {
  readonly username: string
  readonly password: string
}

/** What is wrong with them. */
const checkCredentials = ({ username, password }: Credentials) => ({
  username: checkUsername(username),
  password: checkPassword(password),
})

interface PasswordFormProps {
  readonly form: Form<Credentials>
  readonly findUrl: string
  readonly onSubmit: () => void
}

/** User name and password (commerce spec §5). */
function PasswordForm({ form, findUrl, onSubmit }: PasswordFormProps) {
  const t = useTranslate()
  const open = useOpen()
  const { error, ...username } = form.text('username')
  return (
    <View className='tp-login__form'>
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
        <Pressable className='tp-login__find' role='link' wayOnly onTap={open.to(findUrl)}>
          {t('login.form.find')}
        </Pressable>
      )}
      <Button className='tp-login__submit' block size='l' loading={form.busy} onTap={onSubmit}>
        {t('login.form.submit')}
      </Button>
    </View>
  )
}

interface CodeFormProps {
  readonly form: Form<{ readonly mobile: string; readonly code: string }>
  readonly resend: Resend
  readonly onSubmit: () => void
}

/** Mobile number and the code sent to it (commerce spec §5). */
function CodeForm({ form, resend, onSubmit }: CodeFormProps) {
  const t = useTranslate()
  return (
    <View className='tp-login__form'>
      <MobileCodeFields form={form} resend={resend} onConfirm={onSubmit} />
      <Problem text={form.refusal} />
      <Button className='tp-login__submit' block size='l' loading={form.busy} onTap={onSubmit}>
        {t('login.form.submit')}
      </Button>
    </View>
  )
}

interface OfficialProps {
  readonly consent: Consent
}

/** The official account's login: the page leaves for WeChat, by itself the first time. */
function Official({ consent }: OfficialProps) {
  const { session, navigator, kept } = useServices()
  const t = useTranslate()
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  // Once, when the page opens: afterwards it is for the user to ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const before = kept.take(OFFICIAL_FAILURE)
    setFailure(before)
    if (before === undefined && !session.isLoggedIn)
      setLeaving(autoOfficialLogin({ session, navigator }))
  }, [])

  const ask = async () => {
    if (!(await consent.ask())) return
    const left = askOfficialLogin({ session, navigator })
    setLeaving(left)
    setFailure(left ? undefined : new LoginError('failed'))
  }
  return (
    <View className='tp-login__tap'>
      <Button block size='l' loading={leaving} onTap={ask}>
        {t('login.oneTap.wechat')}
      </Button>
      <Problem text={failure === undefined ? undefined : errorText(failure, t, LOGIN_FAILED)} />
    </View>
  )
}

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
  const login = useLogin()
  const { savedMobile } = session
  const form = useForm({
    initial: { mobile: savedMobile, code: '', username: savedMobile, password: '' },
    check: (typed) => (way === 'code' ? checkMobileCode(typed) : checkCredentials(typed)),
    sender: login,
  })
  const resend = useResend()
  const consent = useConsent()
  const oneTap = oneTapOf(host.device.clientType)
  const change = (next: Way) => {
    form.clear()
    form.set({ code: '', password: '' })
    setWay(next)
  }
  const submit = () =>
    void form.submit(async ({ mobile, code, username, password }) => {
      if (!(await consent.ask())) return
      await login.finish(
        await (way === 'code'
          ? loginByCode({ mobile, code }, { session })
          : loginByPassword({ username: username.trim(), password }, { session })),
      )
    })
  return (
    <View className='tp-login'>
      <Heading title={t('login.form.title')} note={t('login.form.note')} />
      {session.signedOut === 'expired' && !session.isLoggedIn && (
        <Notice className='tp-login__notice' tone='warning'>
          {t('login.expired')}
        </Notice>
      )}
      <View className='tp-login__card'>
        {oneTap === 'official' && <Official consent={consent} />}
        {oneTap && oneTap !== 'official' && (
          <OneTap way={oneTap} resend={resend} consent={consent} />
        )}
        {oneTap && (
          <View className='tp-login__or'>
            <Divider text={t('login.oneTap.or')} />
          </View>
        )}
        <Tabs
          label={t('login.form.ways')}
          id='tp-login-way'
          fill
          items={[
            { key: 'code', label: t('login.form.byCode') },
            { key: 'password', label: t('login.form.byPassword') },
          ]}
          active={way}
          onChange={change}
        />
        {way === 'code' ? (
          <CodeForm form={form} resend={resend} onSubmit={submit} />
        ) : (
          <PasswordForm form={form} findUrl={config.findUrl} onSubmit={submit} />
        )}
        <Terms url={config.termsUrl} consent={consent} />
      </View>
      {config.registerUrl !== '' && (
        // In its place: who registers is logged in, and must not come back to a login page.
        <Pressable
          className='tp-login__register'
          onTap={open.to(config.registerUrl, { replace: true })}
        >
          {t('login.form.register')}
        </Pressable>
      )}
    </View>
  )
})
