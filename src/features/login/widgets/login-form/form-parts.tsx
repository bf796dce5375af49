import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { BrandMark } from '../../../../ui/faces/faces'
import { PasswordField as Field } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Checkbox } from '../../../../ui/toggles/toggles'

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
    <Box className='tp-login__terms'>
      <Checkbox checked={consent.isGiven} onChange={consent.set}>
        {t('login.consent.box')}
      </Checkbox>
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
