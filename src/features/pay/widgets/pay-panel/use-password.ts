import { useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { needSetPayPassword } from '../../contract'
import type { Method } from './method-row'
import type { PaymentPage } from './use-payment'

interface Password {
  readonly isOpen: boolean
  /** Pays by this method, with the password where it needs one. */
  readonly ask: (method: Method) => void
  readonly submit: (password: string) => void
  readonly close: () => void
  readonly forgot: () => void
}

/** The pay password between choosing a method and paying; whoever has none is led to where it is set. */
export function usePassword(page: PaymentPage, toPassword: () => Promise<void>): Password {
  const { host } = useServices()
  const { ask, isLeft } = usePage()
  const t = useTranslate()
  const [payType, setPayType] = useState<number>()

  async function open(method: Method): Promise<void> {
    try {
      if (!(await needSetPayPassword())) {
        if (!isLeft()) setPayType(method.payType)
        return
      }
    } catch (error) {
      host.toast(errorText(error, t))
      return
    }
    const question = {
      title: t('pay.setPassword'),
      text: t('pay.needPassword'),
      ok: t('pay.setNow'),
      cancel: t('common.cancel'),
    }
    // Back from there, this page is as it was left.
    if (await ask(question)) await toPassword()
  }

  const close = () => {
    setPayType(undefined)
    page.forgetProblem()
  }
  return {
    isOpen: payType !== undefined,
    ask: (method) => void (method.needsPassword ? open(method) : page.start(method.payType)),
    async submit(password) {
      if (payType !== undefined && (await page.start(payType, password))) close()
    },
    close,
    forgot() {
      close()
      void toPassword()
    },
  }
}
