import { createHash } from 'node:crypto'
import { packText } from '../database/l10n'
import { openIdOf, unionIdOf } from '../gateways/identity'
import { hashPassword } from '../security/passwords'
import type { SeedSection } from '../seed'
import type { AddressTable } from './rows'

const DAY = 86_400

/** Password of every account of the seed. */
export const DEMO_PASSWORD = 'taproom1'
/** Pay password of the member account. */
const DEMO_PAY_PASSWORD = '135790'

interface Person {
  readonly id: string
  readonly mobile: string
  readonly userName: string
  readonly name: readonly [en: string, zh: string]
  /** 0 not said, 1 male, 2 female. */
  readonly sex: number
  readonly grade: number
  readonly verified?: true
  readonly admin?: true
  /** Who invited them. */
  readonly parent?: string
  /** Days since they joined. */
  readonly age: number
}

function person(
  id: string,
  mobile: string,
  userName: string,
  name: Person['name'],
  rest: Omit<Person, 'id' | 'mobile' | 'userName' | 'name'>,
): Person {
  return { id, mobile, userName, name, ...rest }
}

/** 1001 to 1003 are the accounts of the demo; the others are their company. */
export const PEOPLE: readonly Person[] = [
  person('1001', '13800138000', 'linxia', ['Lin Xia', '林夏'], {
    sex: 2,
    grade: 2,
    verified: true,
    parent: '1003',
    age: 420,
  }),
  person('1002', '19912345678', 'newcomer', ['Chen Mo', '陈默'], {
    sex: 0,
    grade: 1,
    parent: '1001',
    age: 1,
  }),
  person('1003', '13900139000', 'owner', ['Zhou Yan', '周岩'], {
    sex: 1,
    grade: 4,
    verified: true,
    admin: true,
    age: 900,
  }),
  person('1004', '13611110004', 'wenbo', ['He Wenbo', '何文博'], {
    sex: 1,
    grade: 3,
    verified: true,
    parent: '1001',
    age: 300,
  }),
  person('1005', '13611110005', 'suqing', ['Su Qing', '苏晴'], {
    sex: 2,
    grade: 2,
    parent: '1001',
    age: 260,
  }),
  person('1006', '13611110006', 'marco', ['Marco Rossi', '马可'], {
    sex: 1,
    grade: 2,
    parent: '1001',
    age: 210,
  }),
  person('1007', '13611110007', 'tangli', ['Tang Li', '唐黎'], {
    sex: 2,
    grade: 1,
    parent: '1004',
    age: 180,
  }),
  person('1008', '13611110008', 'guoan', ['Guo An', '郭安'], {
    sex: 1,
    grade: 1,
    parent: '1004',
    age: 150,
  }),
  person('1009', '13611110009', 'annika', ['Annika Berg', '安妮卡'], {
    sex: 2,
    grade: 3,
    verified: true,
    parent: '1003',
    age: 540,
  }),
  person('1010', '13611110010', 'yifan', ['Luo Yifan', '罗一凡'], {
    sex: 1,
    grade: 1,
    parent: '1005',
    age: 75,
  }),
  person('1011', '13611110011', 'meihua', ['Deng Meihua', '邓美华'], {
    sex: 2,
    grade: 2,
    parent: '1003',
    age: 330,
  }),
  person('1012', '13611110012', 'oscar', ['Oscar Lindqvist', '奥斯卡'], {
    sex: 1,
    grade: 1,
    parent: '1006',
    age: 20,
  }),
]

/** What members of a grade have gathered. */
const EXPERIENCE: Readonly<Record<number, number>> = { 1: 36, 2: 412, 3: 2_180, 4: 6_400 }

type Place = Pick<AddressTable, 'province' | 'city' | 'area' | 'regionId' | 'detail'>

const TIANHE: Place = {
  province: '广东省',
  city: '广州市',
  area: '天河区',
  regionId: '440106',
  detail: '体育西路 191 号 1204 室',
}
const NANSHAN: Place = {
  province: '广东省',
  city: '深圳市',
  area: '南山区',
  regionId: '440305',
  detail: '科苑南路 3099 号 7 楼',
}
const HAIZHU: Place = {
  province: '广东省',
  city: '广州市',
  area: '海珠区',
  regionId: '440105',
  detail: '新港中路 397 号 B 座',
}

const PLACES = [TIANHE, HAIZHU, NANSHAN]

const ADDRESSES: readonly (Place & { userId: string; name: string; mobile: string })[] = [
  { ...TIANHE, userId: '1001', name: '林夏', mobile: '13800138000' },
  { ...NANSHAN, userId: '1001', name: '林夏（公司）', mobile: '13800138000' },
  { ...HAIZHU, userId: '1003', name: '周岩', mobile: '13900139000' },
  ...PEOPLE.slice(3).map(({ id, name, mobile }, index) => ({
    ...(PLACES[index % PLACES.length] ?? TIANHE),
    userId: id,
    name: name[1],
    mobile,
  })),
]

/** The same salt every time: a second seed writes the same rows. One hash serves all accounts. */
function seedHash(password: string): Promise<string> {
  return hashPassword(password, createHash('md5').update(`taproom ${password}`).digest())
}

export const users: SeedSection = {
  name: 'users',
  async run({ db, now }) {
    const [passwordHash, payPasswordHash] = await Promise.all(
      [DEMO_PASSWORD, DEMO_PAY_PASSWORD].map(seedHash),
    )
    await db
      .insertInto('users')
      .values(
        PEOPLE.map(({ id, mobile, userName, name: [en, zh], ...rest }) => ({
          id,
          mobile,
          userName,
          passwordHash: passwordHash ?? null,
          payPasswordHash: id === '1001' ? (payPasswordHash ?? null) : null,
          nickName: packText({ en, 'zh-Hans': zh }),
          avatar: `/pictures/avatar/${id}.svg`,
          sex: rest.sex,
          gradeId: rest.grade,
          experience: EXPERIENCE[rest.grade] ?? 0,
          isVerified: rest.verified ? 1 : 0,
          isAdmin: rest.admin ? 1 : 0,
          parentId: rest.parent ?? '',
          createdAt: now - rest.age * DAY,
          closedAt: null,
        })),
      )
      .execute()
    // The member's phone is known on both platforms; the guest's is not, so that it meets the bind prompt.
    await db
      .insertInto('social_bindings')
      .values(
        [openIdOf('wechat', 'member'), openIdOf('alipay', 'member')].map((openId) => ({
          openId,
          userId: '1001',
          createdAt: now - 400 * DAY,
        })),
      )
      .execute()
    await db
      .insertInto('social_people')
      .values([
        { openId: openIdOf('wechat', 'member'), app: 'wechat', unionId: unionIdOf('member') },
        { openId: openIdOf('alipay', 'member'), app: 'alipay', unionId: '' },
      ])
      .execute()
    await db
      .insertInto('addresses')
      .values(
        ADDRESSES.map((address, index) => ({
          ...address,
          id: String(5001 + index),
          isDefault: address === ADDRESSES.find(({ userId }) => userId === address.userId) ? 1 : 0,
          createdAt: now - (100 + index) * DAY,
        })),
      )
      .execute()
  },
}
