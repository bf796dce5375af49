import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents } from '../shapes'

/** POST ctf/assetaccount/getCtfPrice: what a transfer costs, in cents. */
export const getTransferPrice = endpoint({
  method: 'POST',
  path: 'ctf/assetaccount/getCtfPrice',
  body: v.object({ amount: v.pipe(cents, v.minValue(1)) }),
  data: v.object({ amount: cents, fee: cents, total: cents }),
  auth: 'user',
  read: true,
})
