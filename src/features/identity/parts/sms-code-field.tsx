import { errorText } from '../../../engine/error-text'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { mask } from '../../../shared/mask'
import { CodeField, type CodeFieldProps } from '../../../ui/code-field/code-field'
import { sendSmsCode } from '../contract'

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
      const { resendAfter } = await sendSmsCode({ query: { mobile } }, { quiet: true })
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
