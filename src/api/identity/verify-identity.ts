import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { identity } from './shapes'

/** POST people/identity/verify: verifies the caller’s real name; a card belongs to one account (open shape; decisions.md, 10). */
export const verifyIdentity = endpoint({
  method: 'POST',
  path: 'people/identity/verify',
  alternate: true,
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)),
    idCard: v.string(),
  }),
  data: identity,
  auth: 'user',
})
