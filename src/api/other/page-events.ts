import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { event } from './shapes'

/** POST event/page: what is on, the next first (the path is ours). */
export const pageEvents = endpoint({
  method: 'POST',
  path: 'event/page',
  body: pagingQuery,
  data: pageOf(event),
  auth: 'optional',
  read: true,
})
