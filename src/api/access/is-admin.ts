import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** POST employee/isAdmin: whether the caller may open pages for administrators. */
export const isAdmin = endpoint({
  method: 'POST',
  path: 'employee/isAdmin',
  data: v.boolean(),
  auth: 'user',
  read: true,
})
