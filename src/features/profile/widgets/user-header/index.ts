import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { userRecord } from '../../../../http/shapes'
import { UserHeader } from './user-header'

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

const member = {
  id: '1001',
  userId: '1001',
  token: '',
  expireTime: 0,
  mobile: '13800138000',
  grade: { id: 3, name: 'Gold' },
  gradeId: 3,
  detail: { avator: '/pictures/avatar/mona.svg', nickName: 'Mona' },
  user: { userName: 'mona' },
}

export const userHeader = defineWidget(
  {
    type: 'userHeader',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 96,
    examples: {
      anonymous: { config: {} },
      full: { value: member, config: {} },
      chinese: {
        value: {
          ...member,
          grade: { id: 4, name: '黑金会员' },
          detail: { avator: '', nickName: '莫娜' },
        },
        config: {},
      },
      long: {
        value: {
          ...member,
          detail: { avator: '', nickName: 'Bartholomew Featherstonehaugh-Cholmondeley' },
        },
        config: { showId: false },
      },
    },
  },
  UserHeader,
)
