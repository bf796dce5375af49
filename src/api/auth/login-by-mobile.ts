import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { userRecord } from './shapes'

/** POST Api/Member/LoginByMobile: mobile (in `username`) and SMS code (commerce spec §7). */
export const loginByMobile = endpoint({
  method: 'POST',
  path: 'Api/Member/LoginByMobile',
  body: v.object({ username: v.string(), verifyCode: v.string() }),
  data: userRecord,
})
