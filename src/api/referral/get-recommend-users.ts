import { endpoint } from '../endpoint'
import { pageOf } from '../shapes'
import { recommendUser, teamPaging } from './shapes'

/** GET people/user/getRecommendUsers: who the caller invited, the latest first. */
export const getRecommendUsers = endpoint({
  method: 'GET',
  path: 'people/user/getRecommendUsers',
  query: teamPaging,
  data: pageOf(recommendUser),
  auth: 'user',
})
