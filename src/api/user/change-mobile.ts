import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST people/userDetail/changeMobile: the code was sent to the new number. */
export const changeMobile = endpoint({
  method: 'POST',
  path: 'people/userDetail/changeMobile',
  body: v.object({ mobile: v.string(), verifyCode: v.string() }),
  data: v.unknown(),
  auth: 'user',
})
