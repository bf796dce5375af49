import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { investment } from './shapes'

/** POST investApply/add: the caller wants to invest in devices (open shape; decisions.md, 10). */
export const applyInvestment = endpoint({
  method: 'POST',
  path: 'investApply/add',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    mobile: v.string(),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  }),
  data: investment,
  auth: 'user',
})
