import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { useTranslate } from '../../../../i18n'
import { checkNewPassword, checkPassword, checkRepeat } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { PasswordField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { changePassword } from '../../contract'

type Field = 'old' | 'next' | 'repeat'

/** `/auto/edit?url=/user/password/change`: other devices are logged out, this one stays. */
export function ChangePassword({ findUrl }: { readonly findUrl: string }) {
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
        <Button kind='ghost' onTap={() => open(findUrl)}>
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
