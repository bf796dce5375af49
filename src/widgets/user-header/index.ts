import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { UserHeader } from './user-header'

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
