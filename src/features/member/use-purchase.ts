import { useState } from 'react'
import { useSubmit } from '../../engine/actions/use-submit'
import { useServices } from '../../engine/services'
import { newRequestId } from '../../shared/transport'
import { fillUrl } from '../../shared/url'
import { buyGrade } from './contract'
import { stale } from './queries'

type Wish = { readonly gradeId: number } | { readonly packageId: string }

/**
 * Orders a grade or package and goes on to its payment, in place of this page. One request id a visit: a
 * double tap, and a try after a lost answer, end at one payment.
 *
 * @returns `problem` is why it was not ordered, ready to read.
 */
export function usePurchase(wish: Wish, payUrl: string) {
  const { navigator, queries } = useServices()
  const [requestId] = useState(newRequestId)
  const { busy, problem, run } = useSubmit()
  const buy = () =>
    run(async () => {
      const order = await buyGrade({ body: { ...wish, requestId } }, { quiet: true })
      await navigator.replace(fillUrl(payUrl, order))
      void stale.afterOrder(queries)
    })
  return { buy, busy, problem }
}
