import './login-form.scss'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { checkPassword } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Pressable, View } from '../../../../ui/primitives/elements'
import { register } from '../../login'
import type { RegisterFormConfig } from '.'
import {
  checkMobileCode,
  Heading,
  MobileCodeFields,
  PasswordField,
  Problem,
  Terms,
  useConsent,
  useResend,
} from './form-parts'
import { useLogin } from './use-login'

const EMPTY = { mobile: 'login.register.mobileEmpty', code: 'login.register.codeEmpty' } as const
/** The server takes no longer one. */
const REFERRAL_LENGTH = 64

/** Opens an account: number, code, password, referral code (commerce spec §4 and §5). */
export function RegisterForm({ config }: WidgetProps<unknown, RegisterFormConfig>) {
  const { session } = useServices()
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const login = useLogin('login.register.done')
  const resend = useResend()
  const consent = useConsent()
  const form = useForm({
    initial: { mobile: '', code: '', password: '', parentId: query.parentId ?? '' },
    check: (typed) => ({
      ...checkMobileCode(typed, EMPTY),
      password: checkPassword(typed.password),
    }),
    sender: login,
  })
  const { error: _right, ...parent } = form.text('parentId')

  const submit = () =>
    void form.submit(async (typed) => {
      if (!(await consent.ask())) return
      await login.finish(await register({ ...typed, parentId: typed.parentId.trim() }, { session }))
    })

  return (
    <View className='tp-login'>
      <Heading title={t('login.register.title')} note={t('login.register.note')} />
      <View className='tp-login__card'>
        <View className='tp-login__form'>
          <MobileCodeFields form={form} resend={resend} />
          <PasswordField {...form.text('password')} />
          <TextField
            label={t('login.register.parent')}
            field={{
              ...parent,
              maxLength: REFERRAL_LENGTH,
              placeholder: t('login.register.parentHint'),
              confirmType: 'done',
              onConfirm: submit,
            }}
          />
          <Problem text={form.refusal} />
          <Button className='tp-login__submit' block size='l' loading={form.busy} onTap={submit}>
            {t('login.register.submit')}
          </Button>
        </View>
        <Terms url={config.termsUrl} consent={consent} />
      </View>
      <Pressable className='tp-login__register' onTap={open.to(config.loginUrl, { replace: true })}>
        {t('login.register.haveOne')}
      </Pressable>
    </View>
  )
}
