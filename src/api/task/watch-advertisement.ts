import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { taskResult } from './shapes'

/** POST advertisementRecord/watch: an advertisement was watched to its end, in milliseconds. */
export const watchAdvertisement = guarded(
  endpoint({
    method: 'POST',
    path: 'advertisementRecord/watch',
    body: v.object({ advertisementId: v.string(), ms: v.number() }),
    data: taskResult,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.advertisementId }),
)
