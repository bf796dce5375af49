import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, pageOf, pagingQuery } from '../shapes'

/** POST investMerchant/page: merchants one can invest with (open shape; decisions.md, 10). */
export const pageInvestMerchants = endpoint({
  method: 'POST',
  path: 'investMerchant/page',
  body: pagingQuery,
  data: pageOf(v.object({ id, name: v.string(), devices: v.number() })),
  auth: 'optional',
  read: true,
})
