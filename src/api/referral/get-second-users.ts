import { endpoint } from '../endpoint'
import { pageOf } from '../shapes'
import { recommendPaging, recommendUser } from './shapes'

/** GET people/user/getSecondUsers: who was invited by those the caller invited, the latest first. */
export const getSecondUsers = endpoint({
  method: 'GET',
  path: 'people/user/getSecondUsers',
  query: recommendPaging,
  data: pageOf(recommendUser),
  auth: 'user',
})
