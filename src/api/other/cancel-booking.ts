import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'
import { event } from './shapes'

/** DELETE event/cancel: gives the seat back (the path is ours). */
export const cancelBooking = guarded(
  endpoint({
    method: 'DELETE',
    path: 'event/cancel',
    query: v.object({ eventId: id }),
    data: event,
    auth: 'user',
  }),
  ({ query }) => missing({ id: query.eventId }),
)
