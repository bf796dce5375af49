import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, requestId } from '../../http/shapes'

export const gradeOrder = v.object({ payId: id, amount: cents })

/**
 * POST paas/autoBuy/buy: orders a grade or a package (decision 0014); it is the caller’s once the
 * payment is made. Only grades with experience above 0 can be bought (commerce spec §5). `amount` is what
 * the buyer was shown: at any other price it is refused with 409.
 */
export const buyGrade = endpoint({
  method: 'POST',
  path: 'paas/autoBuy/buy',
  body: v.union([
    v.object({ gradeId: v.number(), amount: cents, requestId }),
    v.object({ packageId: v.string(), amount: cents, requestId }),
  ]),
  data: gradeOrder,
  auth: 'user',
})
