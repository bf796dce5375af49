import { useState } from 'react'
import { useVisitId } from '../../engine/actions/use-once'
import { useSubmit } from '../../engine/actions/use-submit'
import { usePage } from '../../engine/page/page-context'
import { useServices } from '../../engine/services'
import { ApiError } from '../../errors'
import { useTranslate } from '../../i18n'
import { moneyText } from '../../shared/money'
import { fillUrl } from '../../shared/url'
import { buyGrade } from './contract'
import { stale } from './queries'

type Wish = { readonly gradeId: number } | { readonly packageId: string }

interface Offered {
  readonly wish: Wish
  /** What the page shows it for, cents. */
  readonly price: number
  readonly payUrl: string
}

/** The server's answer to an order at a price that is no longer the price. */
const CONFLICT = 409

/**
 * Orders a grade or package at the price shown and goes on to its payment, in place of this page. One
 * request id a visit: a double tap, and a try after a lost answer, end at one payment. At another price
 * nothing is ordered: the page shows the new one, and the next tap on the button is the answer.
 *
 * @returns `problem` is why it was not ordered, or what is asked about the new price, ready to read.
 */
export function usePurchase({ wish, price, payUrl }: Offered) {
  const { navigator, queries, host } = useServices()
  const { isLeft } = usePage()
  const t = useTranslate()
  const requestId = useVisitId()
  const [refusedPrice, setRefusedPrice] = useState<number>()
  const { busy, problem, run } = useSubmit()

  async function order() {
    try {
      return await buyGrade({ body: { ...wish, amount: price, requestId } })
    } catch (error) {
      if (error instanceof ApiError && error.code === CONFLICT) {
        await stale.afterRefusedPrice(queries)
        setRefusedPrice(price)
      }
      throw error
    }
  }

  const buy = () =>
    run(async () => {
      const ordered = await order()
      if (isLeft()) host.toast(t('member.purchase.ordered'))
      else await navigator.replace(fillUrl(payUrl, ordered))
      void stale.afterOrder(queries)
    })
  const isRepriced = refusedPrice !== undefined && refusedPrice !== price
  const prices = { was: moneyText(refusedPrice ?? 0), now: moneyText(price) }
  return {
    buy,
    busy,
    problem: isRepriced ? t('member.purchase.repriced', prices) : problem,
    buyText: t(isRepriced ? 'member.purchase.accept' : 'member.purchase.confirm'),
  }
}
