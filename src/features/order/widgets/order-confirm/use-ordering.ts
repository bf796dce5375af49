import { useState } from 'react'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError, NavigationError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { newRequestId } from '../../../../shared/transport'
import { fillUrl } from '../../../../shared/url'
import { buy } from '../../contract'
import { type Purchase, type PurchaseWish, stale, Way } from '../../queries'

interface Submission {
  readonly purchase: Purchase
  readonly wish: PurchaseWish
  readonly addressId: string
  readonly note: string
  /** What the buyer was shown, cents. */
  readonly amount: number
}

/** The server's answer to an order at a price that is no longer the price. */
const CONFLICT = 409

export interface Ordering {
  readonly busy: boolean
  /** Why the server did not take it, ready to read. */
  readonly refusal: string | undefined
  /** The amount, in cents, at which the server would not take the order. */
  readonly refusedAmount: number | undefined
  readonly send: (submission: Submission) => Promise<boolean>
}

/**
 * Places the order and goes on to its payment, in place of this page: going back must not offer to buy
 * it again. Each visit has one request id, so that a double tap, and a try after a lost answer, end at
 * one order (pitfalls P14).
 *
 * @param reprice asks what the order costs now; called when the server says that it is another sum.
 */
export function useOrdering(payUrl: string, reprice: () => Promise<unknown>): Ordering {
  const { navigator, queries, host } = useServices()
  const { isLeft } = usePage()
  const t = useTranslate()
  const [requestId] = useState(newRequestId)
  const [refusedAmount, setRefusedAmount] = useState<number>()
  const submit = useSubmit({ otherwise: 'error.unexpected' })

  async function order({ purchase, wish, addressId, note, amount }: Submission) {
    const { products, isFromCart } = purchase
    const body = {
      products: [...products],
      isFromCart,
      way: Way.Courier,
      addressId,
      note: note.trim(),
      amount,
      requestId,
      // Nothing of it for a server that told no stores.
      ...(wish.stores.length > 0 && {
        stores: [...wish.stores],
        points: wish.points,
        invoice: wish.invoice,
      }),
    }
    try {
      return await buy({ body }, { quiet: true })
    } catch (error) {
      if (error instanceof ApiError && error.code === CONFLICT) {
        await reprice().catch(() => {})
        setRefusedAmount(amount)
      }
      throw error
    }
  }

  /** It is ordered, and only its page would not open: that is no refusal. */
  function told(error: unknown): boolean {
    if (!(error instanceof NavigationError)) return false
    host.toast(errorText(error, t))
    return true
  }

  return {
    busy: submit.busy,
    refusal: submit.problem,
    refusedAmount,
    send: (submission) =>
      submit.run(
        async () => {
          const ordered = await order(submission)
          if (isLeft()) host.toast(t('order.confirm.ordered'))
          else await navigator.replace(fillUrl(payUrl, ordered))
          void stale.afterOrder(queries, submission.purchase)
        },
        { refused: told },
      ),
  }
}
