import { useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { Form } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { mask } from '../../../../shared/mask'
import { checkCode, checkMobile, readMobile } from '../../../../shared/validation'
import { BrandMark } from '../../../../ui/faces/faces'
import { PasswordField as Field, TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { digitsOf } from '../../../../ui/primitives/clean-input'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { sendSmsCode } from '../../../identity'
import { LOGIN_FAILED } from './use-login'

/** The brand and what this page is for. */
export function Heading({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <View className='tp-login__brand'>
      <BrandMark size='s' />
      <View className='tp-login__welcome'>
        <Text className='tp-login__title' level={2}>
          {title}
        </Text>
        <Text className='tp-login__note'>{note}</Text>
      </View>
    </View>
  )
}

export interface Consent {
  readonly isGiven: boolean
  readonly set: (isGiven: boolean) => void
  /** Asks whoever has not ticked the box. @returns whether they agree. */
  readonly ask: () => Promise<boolean>
}

/** Whether the user agrees to the terms: never taken for granted, and asked for where it is missing. */
export function useConsent(): Consent {
  const page = usePage()
  const t = useTranslate()
  const [isGiven, set] = useState(false)
  async function ask(): Promise<boolean> {
    if (isGiven) return true
    const agrees = await page.ask({
      title: t('login.consent.title'),
      text: t('login.consent.text', { terms: t('login.form.terms') }),
      ok: t('login.consent.yes'),
      cancel: t('login.consent.no'),
    })
    if (agrees) set(true)
    return agrees
  }
  return { isGiven, set, ask }
}

interface TermsProps {
  readonly url: string
  readonly consent: Consent
}

/** The box to tick, and what is agreed to by it. */
export function Terms({ url, consent }: TermsProps) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <View className='tp-login__terms'>
      <Checkbox checked={consent.isGiven} onChange={consent.set}>
        {t('login.consent.box')}
      </Checkbox>
      <Pressable className='tp-login__link' role='link' wayOnly onTap={open.to(url)}>
        {t('login.form.terms')}
      </Pressable>
    </View>
  )
}

/** Why the login failed. Announced when it appears. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <View className='tp-login__problem' role='alert'>
      <Icon name='alert' size={20} />
      <Text>{text}</Text>
    </View>
  )
}

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

const SECOND = 1000

export interface Resend {
  /** Seconds until another code may be asked for; 0 when it may. */
  readonly left: number
  readonly start: (seconds: number) => void
}

/** Counts down by the clock, so that a pause in the background costs nothing. */
export function useResend(): Resend {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / SECOND))
  const counting = left > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [counting])
  return {
    left,
    start(seconds) {
      const started = Date.now()
      setNow(started)
      setUntil(started + seconds * SECOND)
    },
  }
}

/** Codes have six digits; the rule says at least six, so longer ones are not cut. */
const CODE_LENGTH = 8
/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

interface MobileCode {
  readonly mobile: string
  readonly code: string
}

/**
 * What is wrong with a number and the code sent to it.
 *
 * @param empty what to say of an empty field, where it is not what a login says (commerce spec §5).
 */
export const checkMobileCode = (
  { mobile, code }: MobileCode,
  empty?: { readonly mobile: TextKey; readonly code: TextKey },
) => ({
  mobile: mobile === '' && empty ? empty.mobile : checkMobile(mobile),
  code: code === '' && empty ? empty.code : checkCode(code),
})

/** Sends a code to the number of a form, unless it is none. */
function useSendCode(form: Form<MobileCode>, resend: Resend) {
  const { host } = useServices()
  const t = useTranslate()
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const { mobile } = form.values

  async function send(): Promise<void> {
    if (!form.check('mobile') || sending || resend.left > 0) return
    setSending(true)
    try {
      const { resendAfter } = await sendSmsCode({ query: { mobile } })
      resend.start(resendAfter)
      setSent(true)
      host.toast(t('login.form.codeSent', { mobile: mask(mobile) }))
    } catch (error) {
      form.refuse('mobile', errorText(error, t, LOGIN_FAILED))
    }
    setSending(false)
  }
  return { send, sending, sent }
}

interface MobileCodeFieldsProps {
  readonly form: Form<MobileCode>
  readonly resend: Resend
  /** Enter in the field of the code. */
  readonly onConfirm?: () => void
  readonly onFocus?: () => void
}

/** A mobile number and the code sent to it. */
export function MobileCodeFields({ form, resend, onConfirm, onFocus }: MobileCodeFieldsProps) {
  const t = useTranslate()
  const { send, sending, sent } = useSendCode(form, resend)
  const { error: wrongMobile, ...mobile } = form.text('mobile', readMobile)
  const { error: wrongCode, ...code } = form.text('code', (typed) => digitsOf(typed, CODE_LENGTH))
  return (
    <>
      <TextField
        label={t('login.form.mobile')}
        error={wrongMobile}
        field={{
          ...mobile,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('login.form.mobileHint'),
          confirmType: 'next',
          onFocus,
        }}
      />
      <TextField
        label={t('login.form.code')}
        error={wrongCode}
        field={{
          ...code,
          type: 'number',
          maxLength: CODE_LENGTH,
          placeholder: t('login.form.codeHint'),
          confirmType: onConfirm ? 'done' : 'next',
          onConfirm,
          onFocus,
        }}
        extra={
          <Pressable
            className='tp-login__send tp-num'
            disabled={sending || resend.left > 0}
            onTap={() => void send()}
          >
            {resend.left > 0
              ? t('login.form.resendIn', { n: resend.left })
              : t(sent ? 'login.form.resend' : 'login.form.sendCode')}
          </Pressable>
        }
      />
    </>
  )
}
