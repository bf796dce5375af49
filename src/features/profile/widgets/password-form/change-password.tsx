import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
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
  const submit = useSubmit()
  const [typed, setTyped] = useState<Record<Field, string>>({ old: '', next: '', repeat: '' })
  const [wrong, setWrong] = useState<Partial<Record<Field, TextKey>>>({})

  function save(): void {
    const problems = {
      old: checkPassword(typed.old),
      next: checkNewPassword(typed.next, typed.old),
      repeat: checkRepeat(typed.repeat, typed.next),
    }
    setWrong(problems)
    if (Object.values(problems).some(Boolean)) return
    void submit.run(
      () =>
        changePassword({ body: { oldPassword: typed.old, password: typed.next } }, { quiet: true }),
      { done: t('settings.password.changed') },
    )
  }

  const field = (name: Field) => ({
    value: typed[name],
    label: t(`settings.password.${name}`),
    placeholder: t(`settings.password.${name}Hint`),
    error: wrong[name] && t(wrong[name]),
    showLabel: t('settings.password.show'),
    hideLabel: t('settings.password.hide'),
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value })
      setWrong({ ...wrong, [name]: undefined })
    },
  })
  return (
    <FormPage
      note={t('settings.password.changeNote')}
      problem={submit.problem}
      busy={submit.busy}
      submitText={t('settings.password.submit')}
      onSubmit={save}
      after={
        <Button kind='ghost' onTap={() => open(findUrl)}>
          {t('settings.password.forgot')}
        </Button>
      }
    >
      <PasswordField {...field('old')} />
      <PasswordField {...field('next')} />
      <PasswordField {...field('repeat')} confirmType='done' onConfirm={save} />
    </FormPage>
  )
}
