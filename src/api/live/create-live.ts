import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { live } from './shapes'

/** POST live/create: announces a stream (commerce spec §4; the path is ours). */
export const createLive = endpoint({
  method: 'POST',
  path: 'live/create',
  body: v.object({
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    cover: v.optional(v.string(), ''),
  }),
  data: live,
  auth: 'user',
})
