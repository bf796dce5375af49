import { observer } from 'mobx-react-lite'
import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import {
  checkCode,
  checkMobile,
  checkNewPassword,
  checkRepeat,
  readMobile,
} from '../../../../shared/validation'
import { CodeField } from '../../../../ui/code-field/code-field'
import { PasswordField, TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { useSmsCode } from '../../../identity'
import { findPassword } from '../../contract'

/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

/** `/auto/edit?url=/user/password/find`: ends every session, so that the next step is a login. */
export const FindPassword = observer(function FindPassword({
  loginUrl,
}: {
  readonly loginUrl: string
}) {
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
  const sendCode = useSmsCode(form.values.mobile, (why) => form.refuse('mobile', why))

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
  const { error, ...typed } = form.text('mobile', readMobile)
  return (
    <FormPage
      note={t('profile.password.findNote')}
      problem={form.refusal}
      busy={form.busy}
      submitText={t('profile.password.submit')}
      onSubmit={() => void save()}
    >
      <TextField
        label={t('profile.mobile.label')}
        error={error}
        field={{
          ...typed,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('profile.mobile.hint'),
          confirmType: 'next',
        }}
      />
      <CodeField
        {...form.text('code')}
        label={t('identity.code.label')}
        placeholder={t('identity.code.hint')}
        onSend={async () => (form.check('mobile') ? sendCode() : undefined)}
        sendText={t('identity.code.send')}
        waitText={(n) => t('identity.code.wait', { n })}
      />
      <PasswordField {...password('next')} />
      <PasswordField {...password('repeat')} confirmType='done' onConfirm={() => void save()} />
    </FormPage>
  )
})
