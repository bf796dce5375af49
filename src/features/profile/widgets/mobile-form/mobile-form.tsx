import './mobile-form.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { checkCode, checkMobile, readMobile } from '../../../../shared/validation'
import { CodeField, TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { sendSmsCode } from '../../../identity'
import { changeMobile } from '../../contract'

/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

/** `/auto/edit?url=/user/mobile`: another number, proved by a code sent to it. */
export const MobileForm = observer(function MobileForm() {
  const { session, host } = useServices()
  const t = useTranslate()
  const submit = useSubmit()
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<{ mobile?: string; code?: string }>({})
  const now = session.user?.mobile ?? ''

  function problemOfMobile(): string | undefined {
    const problem = checkMobile(mobile)
    if (problem) return t(problem)
    return mobile === now ? t('settings.mobile.same') : undefined
  }

  async function send(): Promise<number | undefined> {
    const problem = problemOfMobile()
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
    const codeProblem = checkCode(code)
    const problems = { mobile: problemOfMobile(), code: codeProblem && t(codeProblem) }
    setWrong(problems)
    if (problems.mobile || problems.code) return
    void submit.run(
      async () => {
        await changeMobile({ body: { mobile, verifyCode: code } }, { quiet: true })
        const { user } = session
        if (user) session.refresh({ ...user, mobile })
      },
      { done: t('settings.mobile.done') },
    )
  }

  return (
    <FormPage
      note={t('settings.mobile.note')}
      problem={submit.problem}
      busy={submit.busy}
      submitText={t('settings.mobile.submit')}
      onSubmit={save}
    >
      <Box className='tp-mobile-form__now'>
        <Txt className='tp-mobile-form__label'>{t('settings.mobile.now')}</Txt>
        <Txt className='tp-num'>{now === '' ? t('settings.mobile.none') : mask(now)}</Txt>
      </Box>
      <TextField
        label={t('settings.mobile.next')}
        error={wrong.mobile}
        field={{
          value: mobile,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('settings.mobile.hint'),
          confirmType: 'next',
          onChange: (typed) => {
            setMobile(readMobile(typed))
            setWrong({ ...wrong, mobile: undefined })
          },
        }}
      />
      <CodeField
        label={t('settings.code.label')}
        error={wrong.code}
        value={code}
        placeholder={t('settings.code.hint')}
        confirmType='done'
        onConfirm={save}
        onChange={(typed) => {
          setCode(typed)
          setWrong({ ...wrong, code: undefined })
        }}
        onSend={send}
        sendText={t('settings.code.send')}
        waitText={(n) => t('settings.code.wait', { n })}
      />
    </FormPage>
  )
})
