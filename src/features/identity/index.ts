import { errorText } from '../../engine/error-text'
import { useServices } from '../../engine/services'
import { useTranslate } from '../../i18n'
import { mask } from '../../shared/mask'
import { sendSmsCode } from './contract'

/**
 * Sends a code in a text message and says so.
 *
 * @param mobile whom to send it to.
 * @param refuse is told why none was sent, ready to read.
 * @returns what sends it, answering with the seconds until another may be asked for; with nothing when none
 * was sent.
 */
export function useSmsCode(
  mobile: string,
  refuse: (why: string) => void,
): () => Promise<number | undefined> {
  const { host } = useServices()
  const t = useTranslate()
  return async () => {
    try {
      const { resendAfter } = await sendSmsCode({ query: { mobile } }, { quiet: true })
      host.toast(t('identity.code.sent', { mobile: mask(mobile) }))
      return resendAfter
    } catch (error) {
      refuse(errorText(error, t))
      return undefined
    }
  }
}

export { sendSmsCode }
