import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { BrandMark } from '../../../../ui/faces/faces'
import { PasswordField as Field } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Checkbox } from '../../../../ui/toggles/toggles'

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
      <Pressable className='tp-login__link' role='link' onTap={() => open(url)}>
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
