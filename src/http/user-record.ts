import * as v from 'valibot'
import { id } from './shapes'

/** The logged-in user record (client spec §3, commerce spec §3). `avator` is spelt so on the wire. */
export const userRecord = v.object({
  id,
  userId: id,
  token: v.string(),
  /** Seconds since 1970. */
  expireTime: v.number(),
  mobile: v.string(),
  openId: v.optional(v.string(), ''),
  grade: v.object({ id: v.number(), name: v.string() }),
  gradeId: v.number(),
  parentId: v.optional(v.string(), ''),
  detail: v.object({
    avator: v.string(),
    nickName: v.string(),
    sex: v.optional(v.number(), 0),
    identity: v.optional(v.boolean(), false),
  }),
  user: v.object({ userName: v.string() }),
})
export type UserRecord = v.InferOutput<typeof userRecord>
