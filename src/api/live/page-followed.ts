import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { livePerson } from './shapes'

/** POST live/liveFollow/page: the authors the caller follows, the latest first (open shape; decisions.md, 10). */
export const pageFollowed = endpoint({
  method: 'POST',
  path: 'live/liveFollow/page',
  body: pagingQuery,
  data: pageOf(livePerson),
  auth: 'user',
  read: true,
})
