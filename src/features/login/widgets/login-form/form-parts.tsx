import { useOpen } from '../../../../engine/actions/open'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { BrandMark } from '../../../../ui/faces/faces'
import { PasswordField as Field } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'

/** The brand and what this page is for. */
export function Heading({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <Box className='tp-login__brand'>
      <BrandMark size='s' />
      <Box className='tp-login__welcome'>
        <Txt className='tp-login__title' level={2}>
          {title}
        </Txt>
        <Txt className='tp-login__note'>{note}</Txt>
      </Box>
    </Box>
  )
}

interface TermsProps {
  readonly url: string
  /** The beginning of the sentence: what one does by going on. */
  readonly agree?: TextKey
}

/** What one agrees to. */
export function Terms({ url, agree = 'login.form.agree' }: TermsProps) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <Box className='tp-login__terms'>
      <Txt>{t(agree)}</Txt>
      <Press className='tp-login__link' role='link' onTap={() => open(url)}>
        {t('login.form.terms')}
      </Press>
    </Box>
  )
}

/** Why the login failed. Announced when it appears. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Box className='tp-login__problem' role='alert'>
      <Icon name='alert' size={20} />
      <Txt>{text}</Txt>
    </Box>
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
