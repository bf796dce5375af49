import { useRef } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { newRequestId } from '../../../../shared/transport'
import { fillUrl } from '../../../../shared/url'
import { addRecharge } from '../../contract'

interface Wish {
  readonly accountId: string
  /** Cents. */
  readonly amount: number
}

/**
 * Makes the payment and opens the cashier. A try after a lost answer asks for the same payment again;
 * once there is one, the next tap is another wish.
 *
 * @returns what does it. @throws AppError of the call: there is no payment.
 */
export function useRecharge(payUrl: string): (wish: Wish) => Promise<void> {
  const open = useOpen()
  const last = useRef<Wish & { readonly requestId: string }>()

  function requestIdOf({ accountId, amount }: Wish): string {
    const { current } = last
    const isSame = current?.accountId === accountId && current.amount === amount
    const requestId = isSame ? current.requestId : newRequestId()
    last.current = { accountId, amount, requestId }
    return requestId
  }

  return async (wish) => {
    const body = { ...wish, requestId: requestIdOf(wish) }
    const { payId } = await addRecharge({ body }, { quiet: true })
    last.current = undefined
    await open(fillUrl(payUrl, { payId }))
  }
}
