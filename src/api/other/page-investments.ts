import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { investment } from './shapes'

/** POST investApply/page: the caller’s own applications (open shape; decisions.md, 10). */
export const pageInvestments = endpoint({
  method: 'POST',
  path: 'investApply/page',
  body: pagingQuery,
  data: pageOf(investment),
  auth: 'user',
  read: true,
})
