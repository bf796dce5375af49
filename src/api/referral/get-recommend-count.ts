import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET people/user/getRecommendCount: how many people the caller invited, and they in turn. */
export const getRecommendCount = endpoint({
  method: 'GET',
  path: 'people/user/getRecommendCount',
  data: v.object({ first: v.number(), second: v.number(), total: v.number() }),
  auth: 'user',
})
