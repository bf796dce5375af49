import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'
import { coupon } from './shapes'

/**
 * POST coupon/claim: the coupon becomes the caller’s, once however often it is asked for; it is refused when
 * it is sold out or over (docs/decisions/0013).
 */
export const claimCoupon = guarded(
  endpoint({
    method: 'POST',
    path: 'coupon/claim',
    body: v.object({ couponId: id }),
    data: coupon,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.couponId }),
)
