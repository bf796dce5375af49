import { useState } from 'react'
import { sendSmsCode } from '../../api/auth/send-sms-code'
import { useServices } from '../../engine/services'
import { loginByCode } from '../../flows/login/login'
import { useTranslate } from '../../i18n'

import { mask } from '../../shared/mask'
import { checkCode } from '../../shared/validation/code'
import { checkMobile } from '../../shared/validation/mobile'
import { Button } from '../../ui/button/button'
import { TextField } from '../../ui/form-field/form-field'
import { Box } from '../../ui/primitives/box'
import { Press } from '../../ui/primitives/press'
import { Problem } from './problem'
import { type Login, sentenceOf } from './use-login'
import type { Resend } from './use-resend'

const MOBILE_LENGTH = 11
/** Codes have six digits; the rule says at least six, so longer ones are not cut. */
const CODE_LENGTH = 8
/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

interface CodeFormProps {
  readonly mobile: string
  readonly onMobile: (mobile: string) => void
  readonly login: Login
  readonly resend: Resend
}

/** Mobile number and the code sent to it (commerce spec §5). */
export function CodeForm({ mobile, onMobile, login, resend }: CodeFormProps) {
  const { session, host } = useServices()
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [sending, setSending] = useState(false)
  const [wrong, setWrong] = useState<{ mobile?: string; code?: string }>({})
  const [sent, setSent] = useState(false)

  async function send(): Promise<void> {
    const problem = checkMobile(mobile)
    setWrong({ mobile: problem && t(problem) })
    if (problem || sending || resend.left > 0) return
    setSending(true)
    try {
      const { resendAfter } = await sendSmsCode({ query: { mobile } }, { quiet: true })
      resend.start(resendAfter)
      setSent(true)
      host.toast(t('user.login.codeSent', { mobile: mask(mobile) }))
    } catch (error) {
      setWrong({ mobile: sentenceOf(error, t) })
    }
    setSending(false)
  }

  function submit(): void {
    const problems = { mobile: checkMobile(mobile), code: checkCode(code) }
    setWrong({
      mobile: problems.mobile && t(problems.mobile),
      code: problems.code && t(problems.code),
    })
    if (problems.mobile || problems.code || login.busy) return
    login.run(() => loginByCode({ mobile, code }, { session }))
  }

  return (
    <Box className='tp-login__form'>
      <TextField
        label={t('user.login.mobile')}
        error={wrong.mobile}
        field={{
          value: mobile,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('user.login.mobileHint'),
          confirmType: 'next',
          onChange: (typed) => {
            onMobile(mobileOf(typed))
            setWrong({ ...wrong, mobile: undefined })
          },
        }}
      />
      <TextField
        label={t('user.login.code')}
        error={wrong.code}
        field={{
          value: code,
          type: 'number',
          maxLength: CODE_LENGTH,
          placeholder: t('user.login.codeHint'),
          confirmType: 'done',
          onConfirm: submit,
          onChange: (typed) => {
            setCode(typed)
            setWrong({ ...wrong, code: undefined })
          },
        }}
        extra={
          <Press
            className='tp-login__send tp-num'
            disabled={sending || resend.left > 0}
            onTap={send}
          >
            {resend.left > 0
              ? t('user.login.resendIn', { n: resend.left })
              : t(sent ? 'user.login.resend' : 'user.login.sendCode')}
          </Press>
        }
      />
      <Problem text={login.error} />
      <Button className='tp-login__submit' block size='l' loading={login.busy} onTap={submit}>
        {t('user.login.submit')}
      </Button>
    </Box>
  )
}

/** The number in what was typed or pasted: `+86 138 0013 8000` is 13800138000. */
function mobileOf(typed: string): string {
  const digits = typed.replace(/^\s*(\+|00)86/, '').replace(/\D/g, '')
  return digits.slice(0, MOBILE_LENGTH)
}
