import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/userDetail/updateAvatar: a path on the main host or an https address. */
export const updateAvatar = endpoint({
  method: 'POST',
  path: 'people/userDetail/updateAvatar',
  body: v.object({ avatar: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/)) }),
  data: v.unknown(),
  auth: 'user',
})
