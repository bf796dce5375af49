import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import {
  checkCode,
  checkMobile,
  checkNewPassword,
  checkPassword,
  checkRepeat,
} from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { PasswordField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { changePassword, findPassword } from '../../contract'
import type { PasswordFormConfig } from '.'
import { ProvedMobile } from './fields'

/** `/auto/edit?url=/user/password/find`: ends every session, so that the next step is a login. */
const FindPassword = observer(function FindPassword({ loginUrl }: { readonly loginUrl: string }) {
  const { session, navigator } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: () => ({ mobile: session.savedMobile, code: '', next: '', repeat: '' }),
    check: ({ mobile, code, next, repeat }) => ({
      mobile: checkMobile(mobile),
      code: checkCode(code),
      next: checkNewPassword(next),
      repeat: checkRepeat(repeat, next),
    }),
  })

  const save = () =>
    form.submit(
      async ({ mobile, code, next }) => {
        await findPassword({ body: { mobile, verifyCode: code, password: next } }, { quiet: true })
        if (session.user?.mobile === mobile) session.logout('logout')
      },
      {
        done: t('profile.password.found'),
        leave: () =>
          navigator.previous()?.startsWith(loginUrl)
            ? navigator.back()
            : navigator.replace(loginUrl),
      },
    )

  const password = (name: 'next' | 'repeat') => ({
    ...form.text(name),
    label: t(`profile.password.${name}`),
    placeholder: t(`profile.password.${name}Hint`),
    showLabel: t('profile.password.show'),
    hideLabel: t('profile.password.hide'),
  })
  return (
    <FormPage
      note={t('profile.password.findNote')}
      problem={form.refusal}
      busy={form.busy}
      submitText={t('profile.password.submit')}
      onSubmit={() => void save()}
    >
      <ProvedMobile form={form} label={t('profile.mobile.label')} />
      <PasswordField {...password('next')} />
      <PasswordField {...password('repeat')} confirmType='done' onConfirm={() => void save()} />
    </FormPage>
  )
})

type Field = 'old' | 'next' | 'repeat'

/** `/auto/edit?url=/user/password/change`: other devices are logged out, this one stays. */
function ChangePassword({ findUrl }: { readonly findUrl: string }) {
  const t = useTranslate()
  const open = useOpen()
  const form = useForm({
    initial: { old: '', next: '', repeat: '' },
    check: ({ old, next, repeat }) => ({
      old: checkPassword(old),
      next: checkNewPassword(next, old),
      repeat: checkRepeat(repeat, next),
    }),
  })

  const save = () =>
    form.submit(
      ({ old, next }) =>
        changePassword({ body: { oldPassword: old, password: next } }, { quiet: true }),
      { done: t('profile.password.changed') },
    )

  const field = (name: Field) => ({
    ...form.text(name),
    label: t(`profile.password.${name}`),
    placeholder: t(`profile.password.${name}Hint`),
    showLabel: t('profile.password.show'),
    hideLabel: t('profile.password.hide'),
  })
  return (
    <FormPage
      note={t('profile.password.changeNote')}
      problem={form.refusal}
      busy={form.busy}
      submitText={t('profile.password.submit')}
      onSubmit={() => void save()}
      after={
        <Button kind='ghost' onTap={open.to(findUrl)}>
          {t('profile.password.forgot')}
        </Button>
      }
    >
      <PasswordField {...field('old')} />
      <PasswordField {...field('next')} />
      <PasswordField {...field('repeat')} confirmType='done' onConfirm={() => void save()} />
    </FormPage>
  )
}

/** A new login password: by the present one, or by a code. */
export function PasswordForm({ config }: WidgetProps<unknown, PasswordFormConfig>) {
  return config.way === 'find' ? (
    <FindPassword loginUrl={config.loginUrl} />
  ) : (
    <ChangePassword findUrl={config.findUrl} />
  )
}
