import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { requestId } from '../../http/shapes'

/**
 * POST outbox/withdraw (ours, decision 0076): what the caller sent under this id is not to be done. True when
 * it had not arrived, and never will; false when it was done before.
 */
export const withdrawSent = endpoint({
  method: 'POST',
  path: 'outbox/withdraw',
  body: v.object({ requestId }),
  data: v.boolean(),
  auth: 'user',
})
