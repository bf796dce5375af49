import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'

/** GET merchant/merchants/simpleMerchants: the caller’s merchants (client spec §3: id). */
export const listSimpleMerchants = endpoint({
  method: 'GET',
  path: 'merchant/merchants/simpleMerchants',
  data: v.array(v.object({ id, name: v.string(), status: v.number() })),
  auth: 'user',
})
