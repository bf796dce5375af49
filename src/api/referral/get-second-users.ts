import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { pageOf } from '../shapes'
import { recommendUser, teamPaging } from './shapes'

/** GET people/user/getSecondUsers: who was invited by those the caller invited, the latest first. */
export const getSecondUsers = endpoint({
  method: 'GET',
  path: 'people/user/getSecondUsers',
  query: v.object({
    ...teamPaging.entries,
    /** Only those this member of level 1 invited (docs/decisions/0014). */
    parentId: v.optional(v.string(), ''),
  }),
  data: pageOf(recommendUser),
  auth: 'user',
})
