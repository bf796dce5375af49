import { useRef, useState } from 'react'
import { useServices } from '../../../../engine/services'
import { ApiError, AppError, NavigationError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { buy } from '../../contract'
import { type Purchase, stale } from '../../queries'

/** Courier; picking up is 2 (contract of `order/orderBuy/buy`). */
const WAY_COURIER = 1

interface Submission {
  readonly purchase: Purchase
  readonly addressId: string
  readonly note: string
  /** What the buyer was shown, cents. */
  readonly amount: number
}

/** The server's answer to an order at a price that is no longer the price. */
const CONFLICT = 409

export interface Submit {
  readonly busy: boolean
  /** Why the server did not take it, ready to read. */
  readonly refusal: string
  /** The amount, in cents, at which the server would not take the order. */
  readonly refusedAmount: number | undefined
  readonly submit: (submission: Submission) => Promise<void>
}

/**
 * Places the order and goes on to its payment, in place of this page: going back must not offer to buy
 * it again. Each visit has one request id, so that a double tap, and a try after a lost answer, end at
 * one order (pitfalls P14).
 *
 * @param reprice asks what the order costs now; called when the server says that it is another sum.
 */
export function useSubmit(payUrl: string, reprice: () => Promise<unknown>): Submit {
  const { navigator, queries, host } = useServices()
  const t = useTranslate()
  const [requestId] = useState(newRequestId)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [refusedAmount, setRefusedAmount] = useState<number>()
  const running = useRef(false)

  async function submit({ purchase, addressId, note, amount }: Submission): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal('')
    try {
      const order = await buy(
        {
          body: {
            products: [...purchase.products],
            isFromCart: purchase.isFromCart,
            way: WAY_COURIER,
            addressId,
            note: note.trim(),
            amount,
            requestId,
          },
        },
        { quiet: true },
      )
      await navigator.replace(fillUrl(payUrl, order))
      void stale.afterOrder(queries, purchase)
    } catch (error) {
      const known = error instanceof AppError ? error : undefined
      if (error instanceof ApiError && error.code === CONFLICT) {
        await reprice().catch(() => {})
        setRefusedAmount(amount)
      }
      const text = known?.serverMessage || t(known?.messageKey ?? 'error.unexpected')
      if (error instanceof NavigationError) host.toast(text)
      else setRefusal(text)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, refusal, refusedAmount, submit }
}

/** Unique among one user's orders; the server scopes it to the user. */
function newRequestId(): string {
  const random = () => Math.random().toString(36).slice(2, 10)
  return `${Date.now().toString(36)}-${random()}${random()}`
}
