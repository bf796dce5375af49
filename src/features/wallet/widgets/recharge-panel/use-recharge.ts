import { useRef, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { errorText } from '../../../../engine/error-text'
import { useTranslate } from '../../../../i18n'
import { newRequestId } from '../../../../shared/transport'
import { fillUrl } from '../../../../shared/url'
import { addRecharge } from '../../contract'

interface Wish {
  readonly accountId: string
  /** Cents. */
  readonly amount: number
}

export interface Recharge {
  readonly busy: boolean
  /** Why there is no payment, ready to read. */
  readonly problem: string
  readonly start: (wish: Wish) => Promise<void>
}

/**
 * Makes the payment and opens the cashier. A try after a lost answer asks for the same payment again;
 * once there is one, the next tap is another wish.
 */
export function useRecharge(payUrl: string): Recharge {
  const t = useTranslate()
  const open = useOpen()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef(false)
  const last = useRef<Wish & { readonly requestId: string }>()

  function requestIdOf({ accountId, amount }: Wish): string {
    const { current } = last
    const isSame = current?.accountId === accountId && current.amount === amount
    const requestId = isSame ? current.requestId : newRequestId()
    last.current = { accountId, amount, requestId }
    return requestId
  }

  async function start(wish: Wish): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem('')
    try {
      const body = { ...wish, requestId: requestIdOf(wish) }
      const { payId } = await addRecharge({ body }, { quiet: true })
      last.current = undefined
      await open(fillUrl(payUrl, { payId }))
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problem, start }
}
