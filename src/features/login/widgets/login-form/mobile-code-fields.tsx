import { useTranslate } from '../../../../i18n'
import { TextField } from '../../../../ui/form-field/form-field'
import { Press } from '../../../../ui/primitives/elements'
import type { MobileCode } from './use-mobile-code'

/** Codes have six digits; the rule says at least six, so longer ones are not cut. */
const CODE_LENGTH = 8
/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

interface MobileCodeFieldsProps {
  readonly state: MobileCode
  /** Enter in the field of the code. */
  readonly onConfirm?: () => void
  readonly onFocus?: () => void
}

/** The fields of `useMobileCode`. */
export function MobileCodeFields({ state, onConfirm, onFocus }: MobileCodeFieldsProps) {
  const t = useTranslate()
  const { mobile, code, wrong, sending, sent, resend } = state
  return (
    <>
      <TextField
        label={t('user.login.mobile')}
        error={wrong.mobile}
        field={{
          value: mobile,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('user.login.mobileHint'),
          confirmType: 'next',
          onFocus,
          onChange: state.typeMobile,
        }}
      />
      <TextField
        label={t('user.login.code')}
        error={wrong.code}
        field={{
          value: code,
          type: 'number',
          maxLength: CODE_LENGTH,
          placeholder: t('user.login.codeHint'),
          confirmType: onConfirm ? 'done' : 'next',
          onConfirm,
          onFocus,
          onChange: state.typeCode,
        }}
        extra={
          <Press
            className='tp-login__send tp-num'
            disabled={sending || resend.left > 0}
            onTap={state.send}
          >
            {resend.left > 0
              ? t('user.login.resendIn', { n: resend.left })
              : t(sent ? 'user.login.resend' : 'user.login.sendCode')}
          </Press>
        }
      />
    </>
  )
}
