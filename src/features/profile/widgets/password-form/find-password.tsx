import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { mask } from '../../../../shared/mask'
import {
  checkCode,
  checkMobile,
  checkNewPassword,
  checkRepeat,
  readMobile,
} from '../../../../shared/validation'
import { CodeField, PasswordField, TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { sendSmsCode } from '../../../identity'
import { findPassword } from '../../contract'

type Field = 'mobile' | 'code' | 'next' | 'repeat'

/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

/** `/auto/edit?url=/user/password/find`: ends every session, so that the next step is a login. */
export const FindPassword = observer(function FindPassword({
  loginUrl,
}: {
  readonly loginUrl: string
}) {
  const { session, navigator, host } = useServices()
  const t = useTranslate()
  const submit = useSubmit()
  const [typed, setTyped] = useState<Record<Field, string>>(() => ({
    mobile: session.savedMobile,
    code: '',
    next: '',
    repeat: '',
  }))
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const set = (name: Field, value: string) => {
    setTyped({ ...typed, [name]: value })
    setWrong({ ...wrong, [name]: undefined })
  }
  const said = (key: TextKey | undefined) => key && t(key)

  async function send(): Promise<number | undefined> {
    const { mobile } = typed
    const problem = said(checkMobile(mobile))
    setWrong({ mobile: problem })
    if (problem) return undefined
    try {
      const { resendAfter } = await sendSmsCode({ query: { mobile } }, { quiet: true })
      host.toast(t('settings.code.sent', { mobile: mask(mobile) }))
      return resendAfter
    } catch (error) {
      setWrong({ mobile: errorText(error, t) })
      return undefined
    }
  }

  function save(): void {
    const { mobile, code, next, repeat } = typed
    const problems = {
      mobile: said(checkMobile(mobile)),
      code: said(checkCode(code)),
      next: said(checkNewPassword(next)),
      repeat: said(checkRepeat(repeat, next)),
    }
    setWrong(problems)
    if (Object.values(problems).some(Boolean)) return
    void submit.run(
      async () => {
        await findPassword({ body: { mobile, verifyCode: code, password: next } }, { quiet: true })
        if (session.user?.mobile === mobile) session.logout('logout')
      },
      {
        done: t('settings.password.found'),
        leave: () =>
          navigator.previous()?.startsWith(loginUrl)
            ? navigator.back()
            : navigator.replace(loginUrl),
      },
    )
  }

  const password = (name: 'next' | 'repeat') => ({
    value: typed[name],
    label: t(`settings.password.${name}`),
    placeholder: t(`settings.password.${name}Hint`),
    error: wrong[name],
    showLabel: t('settings.password.show'),
    hideLabel: t('settings.password.hide'),
    onChange: (value: string) => set(name, value),
  })
  return (
    <FormPage
      note={t('settings.password.findNote')}
      problem={submit.problem}
      busy={submit.busy}
      submitText={t('settings.password.submit')}
      onSubmit={save}
    >
      <TextField
        label={t('settings.mobile.label')}
        error={wrong.mobile}
        field={{
          value: typed.mobile,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('settings.mobile.hint'),
          confirmType: 'next',
          onChange: (text) => set('mobile', readMobile(text)),
        }}
      />
      <CodeField
        label={t('settings.code.label')}
        error={wrong.code}
        value={typed.code}
        placeholder={t('settings.code.hint')}
        onChange={(text) => set('code', text)}
        onSend={send}
        sendText={t('settings.code.send')}
        waitText={(n) => t('settings.code.wait', { n })}
      />
      <PasswordField {...password('next')} />
      <PasswordField {...password('repeat')} confirmType='done' onConfirm={save} />
    </FormPage>
  )
})
