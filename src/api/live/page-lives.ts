import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { live } from './shapes'

/** POST live/page: streams, those on the air first; of one status with `status` (open shape; decisions.md, 10). */
export const pageLives = endpoint({
  method: 'POST',
  path: 'live/page',
  body: pagingQuery,
  data: pageOf(live),
  auth: 'optional',
  read: true,
})
