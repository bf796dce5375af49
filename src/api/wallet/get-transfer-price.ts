import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { cents } from '../shapes'

/**
 * POST ctf/assetaccount/getCtfPrice: what a transfer costs, in cents. With `toMobile` it also says who
 * would get it, masked, or refuses with why nobody can.
 */
export const getTransferPrice = endpoint({
  method: 'POST',
  path: 'ctf/assetaccount/getCtfPrice',
  body: v.object({
    amount: v.pipe(cents, v.minValue(1)),
    toMobile: v.optional(v.string(), ''),
  }),
  data: v.object({ amount: cents, fee: cents, total: cents, receiver: v.optional(v.string()) }),
  auth: 'user',
  read: true,
})
export type TransferPrice = v.InferOutput<typeof getTransferPrice.contract.data>
