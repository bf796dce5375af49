import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { pageOf, pagingQuery } from '../shapes'
import { live } from './shapes'

/**
 * POST live/page: streams, those on the air first; of one status with `status`, of the authors the caller
 * follows with `followed` (open shape; decisions.md, 10).
 */
export const pageLives = endpoint({
  method: 'POST',
  path: 'live/page',
  body: v.object({ ...pagingQuery.entries, followed: v.optional(v.boolean()) }),
  data: pageOf(live),
  auth: 'optional',
  read: true,
})
