import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { gradeOrder } from './shapes'

/**
 * POST paas/autoBuy/buy: orders a grade; it is the caller’s once the payment is made. Only grades with
 * experience above 0 can be bought (commerce spec §5).
 */
export const buyGrade = endpoint({
  method: 'POST',
  path: 'paas/autoBuy/buy',
  body: v.object({ gradeId: v.number(), requestId: v.string() }),
  data: gradeOrder,
  auth: 'user',
})
