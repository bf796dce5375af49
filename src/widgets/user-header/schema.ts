import * as v from 'valibot'
import { userRecord } from '../../api/auth/shapes'

/** Only examples carry one: the widget shows who is logged in. */
export const valueSchema = v.nullish(userRecord)

export const configSchema = v.object({
  /** The member grade beside the name. */
  showGrade: v.optional(v.boolean(), true),
  /** The mobile number, masked. */
  showId: v.optional(v.boolean(), true),
  loginUrl: v.optional(v.string(), '/user/login'),
  avatarUrl: v.optional(v.string(), '/user/avator'),
  settingUrl: v.optional(v.string(), '/user/setting'),
})

export type UserHeaderValue = v.InferOutput<typeof valueSchema>
export type UserHeaderConfig = v.InferOutput<typeof configSchema>
