import type { UserRecord } from '../../http/shapes'

/** A logged-in customer for tests. */
export const testUser: UserRecord = {
  id: '1001',
  userId: '1001',
  token: 'token',
  expireTime: 4_000_000_000,
  mobile: '13800138000',
  openId: '',
  grade: { id: 2, name: 'Gold' },
  gradeId: 2,
  parentId: '',
  detail: { avator: '/pictures/avatar/1.svg', nickName: 'Lin Xia', sex: 0, identity: true },
  user: { userName: 'linxia' },
}
