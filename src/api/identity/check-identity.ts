import { endpoint } from '../endpoint'
import { identity } from './shapes'

/** GET people/identity/check: whether the caller’s real name is verified (open shape; decisions.md, 10). */
export const checkIdentity = endpoint({
  method: 'GET',
  path: 'people/identity/check',
  alternate: true,
  data: identity,
  auth: 'user',
})
