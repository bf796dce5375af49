import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents, id } from '../shapes'

/**
 * POST ctf/assetaccount/transfer: moves money of the caller to another user. `requestId` makes a repeated
 * call answer with the first transfer.
 */
export const transfer = endpoint({
  method: 'POST',
  path: 'ctf/assetaccount/transfer',
  body: v.object({
    accountId: id,
    toMobile: v.string(),
    amount: v.pipe(cents, v.minValue(1)),
    payPassword: v.string(),
    requestId: v.string(),
  }),
  data: v.object({ id, amount: cents, fee: cents, balance: cents }),
  auth: 'user',
})
