import { useState } from 'react'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { mask } from '../../../../shared/mask'
import { checkCode, checkMobile } from '../../../../shared/validation'
import { sendSmsCode } from '../../../identity'
import { sentenceOf } from './use-login'
import type { Resend } from './use-resend'

export interface MobileCode {
  readonly mobile: string
  readonly code: string
  readonly wrong: { readonly mobile?: string; readonly code?: string }
  readonly sending: boolean
  /** A code was sent before. */
  readonly sent: boolean
  readonly resend: Resend
  readonly typeMobile: (typed: string) => void
  readonly typeCode: (typed: string) => void
  /** Sends a code to the number, unless it is none. */
  readonly send: () => Promise<void>
  /** Whether both may be sent; says what is wrong with them otherwise. */
  readonly check: () => boolean
}

interface MobileCodeInput {
  readonly mobile: string
  readonly onMobile: (mobile: string) => void
  readonly resend: Resend
  /** What to say of an empty field, where it is not what a login says (commerce spec §5). */
  readonly empty?: { readonly mobile: TextKey; readonly code: TextKey }
}

/** A mobile number and the code sent to it. */
export function useMobileCode({ mobile, onMobile, resend, empty }: MobileCodeInput): MobileCode {
  const { host } = useServices()
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [sending, setSending] = useState(false)
  const [wrong, setWrong] = useState<MobileCode['wrong']>({})
  const [sent, setSent] = useState(false)
  const mobileProblem = () => (mobile === '' && empty ? empty.mobile : checkMobile(mobile))
  const codeProblem = () => (code === '' && empty ? empty.code : checkCode(code))
  const say = (key: TextKey | undefined) => key && t(key)

  return {
    mobile,
    code,
    wrong,
    sending,
    sent,
    resend,
    typeMobile(typed) {
      onMobile(mobileOf(typed))
      setWrong({ ...wrong, mobile: undefined })
    },
    typeCode(typed) {
      setCode(typed)
      setWrong({ ...wrong, code: undefined })
    },
    async send() {
      const problem = mobileProblem()
      setWrong({ mobile: say(problem) })
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
    },
    check() {
      const problems = { mobile: mobileProblem(), code: codeProblem() }
      setWrong({ mobile: say(problems.mobile), code: say(problems.code) })
      return !problems.mobile && !problems.code
    },
  }
}

const MOBILE_LENGTH = 11

/** The number in what was typed or pasted: `+86 138 0013 8000` is 13800138000. */
function mobileOf(typed: string): string {
  const digits = typed.replace(/^\s*(\+|00)86/, '').replace(/\D/g, '')
  return digits.slice(0, MOBILE_LENGTH)
}
