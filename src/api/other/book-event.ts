import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'
import { event } from './shapes'

/** POST event/book: one seat for the caller (the path is ours). */
export const bookEvent = guarded(
  endpoint({
    method: 'POST',
    path: 'event/book',
    body: v.object({ eventId: id }),
    data: event,
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.eventId }),
)
