import './sms-code-field.scss'
import { useEffect, useState } from 'react'
import { errorText } from '../../../engine/error-text'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { mask } from '../../../shared/mask'
import { TextField, type TextFieldProps } from '../../../ui/form-field/form-field'
import { digitsOf } from '../../../ui/primitives/clean-input'
import { Pressable } from '../../../ui/primitives/elements'
import { sendSmsCode } from '../contract'

export interface CodeFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly confirmType?: 'next' | 'done'
  readonly onConfirm?: () => void
  /** Sends a code; the seconds until the next may be asked for, or nothing when none was sent. */
  readonly onSend: () => Promise<number | undefined>
  readonly sendText: string
  readonly waitText: (seconds: number) => string
}

/** A code from a text message, with the button that sends it and its countdown. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, onSend, sendText, waitText, onChange, ...rest } = props
  const field = { ...rest, onChange: (typed: string) => onChange(digitsOf(typed, CODE_LENGTH)) }
  const [sending, setSending] = useState(false)
  const { left, start } = useCountdown()

  async function send(): Promise<void> {
    setSending(true)
    const seconds = await onSend()
    setSending(false)
    if (seconds !== undefined) start(seconds)
  }

  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      field={{ confirmType: 'next', maxLength: CODE_LENGTH, ...field, type: 'number' }}
      extra={
        <Pressable
          className='tp-code-field__send tp-num'
          disabled={sending || left > 0}
          onTap={() => void send()}
        >
          {left > 0 ? waitText(left) : sendText}
        </Pressable>
      }
    />
  )
}

const SECOND = 1000

/** Codes have six digits; the rule says at least six, so longer ones are not cut. */
const CODE_LENGTH = 8

/** Seconds left, by the clock, so that a pause in the background costs nothing. */
function useCountdown() {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / SECOND))
  const counting = left > 0
  useEffect(() => {
    if (!counting) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [counting])
  const start = (seconds: number) => {
    const started = Date.now()
    setNow(started)
    setUntil(started + seconds * SECOND)
  }
  return { left, start }
}

interface SmsCodeFieldProps
  extends Pick<CodeFieldProps, 'value' | 'onChange' | 'error' | 'confirmType' | 'onConfirm'> {
  /** Whom the code is sent to. */
  readonly mobile: string
  /** Told why none was sent, ready to read. */
  readonly onRefused: (why: string) => void
  /** Whether to send one at all; it says what is wrong itself. */
  readonly mayBeSent?: () => boolean
  /** Instead of 'code'. */
  readonly label?: string
}

/** A code from a text message: sends it and says so, and asks for it. */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { mobile, onRefused, mayBeSent = () => true, label, ...field } = props
  const { host } = useServices()
  const t = useTranslate()

  async function send(): Promise<number | undefined> {
    if (!mayBeSent()) return undefined
    try {
      const { resendAfter } = await sendSmsCode({ query: { mobile } })
      host.toast(t('identity.code.sent', { mobile: mask(mobile) }))
      return resendAfter
    } catch (error) {
      onRefused(errorText(error, t))
      return undefined
    }
  }

  return (
    <CodeField
      {...field}
      label={label ?? t('identity.code.label')}
      placeholder={t('identity.code.hint')}
      onSend={send}
      sendText={t('identity.code.send')}
      waitText={(n) => t('identity.code.wait', { n })}
    />
  )
}
