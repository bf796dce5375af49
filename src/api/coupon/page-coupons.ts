import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { coupon } from './shapes'

/**
 * POST coupon/page: coupons to be had, those that can still be claimed first; with `mine` those the caller
 * has claimed (docs/decisions/0013).
 */
export const pageCoupons = endpoint({
  method: 'POST',
  path: 'coupon/page',
  body: v.object({ ...pagingQuery.entries, mine: v.optional(v.boolean()) }),
  data: pageOf(coupon),
  auth: 'optional',
  read: true,
})
