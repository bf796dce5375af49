import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/userDetail/changeNickName. */
export const changeNickName = endpoint({
  method: 'POST',
  path: 'people/userDetail/changeNickName',
  alternate: true,
  body: v.object({ nickName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)) }),
  data: v.unknown(),
  auth: 'user',
})
