import type { Form } from '../../../engine/actions/use-form'
import { useTranslate } from '../../../i18n'
import { readMobile } from '../../../shared/validation'
import { TextField } from '../../../ui/form-field/form-field'
import { SmsCodeField } from '../../identity'

/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

interface ProvedMobileProps {
  readonly form: Form<{ readonly mobile: string; readonly code: string }>
  readonly label: string
  /** Enter in the field of the code; without it another field follows. */
  readonly onConfirm?: () => void
}

/** A mobile number, and the code sent to it that proves it. */
export function ProvedMobile({ form, label, onConfirm }: ProvedMobileProps) {
  const t = useTranslate()
  const { error, ...typed } = form.text('mobile', readMobile)
  return (
    <>
      <TextField
        label={label}
        error={error}
        field={{
          ...typed,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('profile.mobile.hint'),
          confirmType: 'next',
        }}
      />
      <SmsCodeField
        {...form.text('code')}
        mobile={form.values.mobile}
        mayBeSent={() => form.check('mobile')}
        onRefused={(why) => form.refuse('mobile', why)}
        confirmType={onConfirm ? 'done' : 'next'}
        onConfirm={onConfirm}
      />
    </>
  )
}
